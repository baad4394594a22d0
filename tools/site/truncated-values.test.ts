import { truncatedValues } from './truncated-values';

test('a value that its # would cut in silence is named with its line', () => {
  const contents = 'AFFILIATE_ID=sg-77\nPARTNER_URL=https://partner.test/#/top # ours\n';
  const whole = 'https://partner.test/#/top';
  const what = `PARTNER_URL would end at its #: put the value in quotes: PARTNER_URL='${whole}'`;
  expect(truncatedValues('.env', contents)).toEqual([
    { name: 'PARTNER_URL', whole, faults: [{ place: '.env:2', what }] },
  ]);
});

test('a value that quotes do not make right is left to its check, as a whole', () => {
  expect(truncatedValues('.env', 'AFFILIATE_ID=leaf#7')).toEqual([
    { name: 'AFFILIATE_ID', whole: 'leaf#7', faults: [] },
  ]);
});

test.each([
  '#PARTNER_URL=https://partner.test/#/top',
  "PARTNER_URL='https://partner.test/#/top'",
  'export PARTNER_URL="https://partner.test/#/top"',
  'AFFILIATE_ID=sg-77 # ours, not the default',
  'AFFILIATE_ID= # none yet',
  'PASSWORD_OF_ANOTHER_PROGRAM=a#b',
])('%s is read whole', (line) => expect(truncatedValues('.env', line)).toEqual([]));
