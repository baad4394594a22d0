import { filledIn } from '../../lib/testing/filled-operator';
import { testConfig } from '../../lib/testing/test-site';
import { dueRenewals } from './renewals';

const { facts } = testConfig;
const checkedOn = '2025-11-20' as const;
const copyrightYears = { first: 2024, last: 2026 };
const filled = filledIn(testConfig);
const config = {
  ...filled,
  topFive: filled.topFive.map((row) => ({ ...row, checkedOn }) as const),
  facts: { ...facts, checked: { on: '2026-03-01', by: 'Mei Tan' }, copyrightYears },
} as const;

const due = (day: string) => dueRenewals(config, new Date(day));

test('a check of half a year ago is due, and so is a copyright of last year', () => {
  expect(due('2026-05-19')).toEqual([]);
  const five = config.topFive.map(
    ({ name }, row) =>
      `site.config.ts: topFive.${row}.checkedOn (${name}) is ${checkedOn}, 181 days ago: check again what it dates (docs/facts.md)`,
  );
  expect(due('2026-05-20')).toEqual(five);
  expect(due('2027-01-01')).toEqual([
    'site.config.ts: facts.checked.on is 2026-03-01, 306 days ago: check again what it dates (docs/facts.md)',
    ...five.map((line) => line.replace('181', '407')),
    'site.config.ts: facts.copyrightYears.last is 2026, and this is 2027',
  ]);
});
