import { operatorFaults, operatorFields } from './operator-rules';
import { type Operator, operators } from './operators';

const faultsOf = (changed: Partial<Operator>) =>
  operatorFaults({ germany: { ...operators.germany, ...changed } });

test('the samples have the right form', () => {
  expect(operatorFaults(operators)).toEqual([]);
});

test.each(operatorFields)(
  'without %s, or with spaces in its place, it is named as missing',
  (field) => {
    const { [field]: _, ...rest } = operators.germany;
    for (const germany of [rest, { ...rest, [field]: ' ' }]) {
      const faults = operatorFaults({ germany });
      expect(faults).toEqual([expect.stringContaining(`germany.${field} is missing`)]);
      expect(faults[0]).toMatch(new RegExp(`Example: ${field}: '\\S.*'$`));
    }
  },
);

const bad: [keyof Operator, string, string][] = [
  ['company', ' Muster GmbH', 'must be one line'],
  ['street', 'Weg 1\nHinterhaus', 'must be one line'],
  ['city', '10115\tBerlin', 'must be one line'],
  ['country', 'Germany', 'must be an ISO 3166 code'],
  ['country', 'de', 'must be an ISO 3166 code'],
  ['country', 'QX', 'must be an ISO 3166 code'],
  ['email', 'hallo', 'must be an e-mail address'],
  ['email', 'hallo@muster', 'must be an e-mail address'],
  ['email', 'hallo@muster.de?bcc=x@y.de', 'must be an e-mail address'],
  ['email', 'Muster <hallo@muster.de>', 'must be an e-mail address'],
  ['phone', '030 1234567', 'must be + and 7 to 15 digits'],
  ['phone', '+49 (0)30 1234567', 'must be + and 7 to 15 digits'],
  ['phone', '+49 30 1234567 ext. 8', 'must be + and 7 to 15 digits'],
  ['phone', '+49 30', 'must be + and 7 to 15 digits'],
  ['phone', '+49 30 1234 5678 9012 3456', 'must be + and 7 to 15 digits'],
  ['timeZone', 'CET/Berlin', 'must be an IANA time zone'],
];

test.each(bad)('%s: %j is named, with the reason and an example', (field, value, reason) => {
  const faults = faultsOf({ [field]: value });
  expect(faults).toEqual([expect.stringContaining(`lib/operators.ts: germany.${field} ${reason}`)]);
  expect(faults[0]).toContain(JSON.stringify(value));
  expect(faults[0]).toMatch(new RegExp(`Example: ${field}: '\\S.*'$`));
});

test.each([
  ['email', 'o.hara+post@mail.muster.co.uk'],
  ['phone', '+4930-1234567'],
  ['phone', '+65 6123 4567'],
  ['country', 'SG'],
] as const)('%s: %j passes', (field, value) => {
  expect(faultsOf({ [field]: value })).toEqual([]);
});
