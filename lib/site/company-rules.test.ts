import { emailAddresses, noEmailAddresses } from '../testing/email-addresses';
import { testConfig } from '../testing/test-site';
import { type Details, fieldsOf } from './company-rules';
import { configFaults } from './config-rules';
import { faultLine } from './fault';

const companies: Record<string, Details> = testConfig.companies;

const linesOf = (written: Record<string, Details>) =>
  configFaults({ ...testConfig, companies: { ...companies, ...written } }).map(faultLine);

test('a misspelled detail is named', () => {
  const faults = linesOf({ singapore: { ...companies.singapore, regoin: 'VIC' } });
  expect(faults).toEqual([
    expect.stringMatching(
      /^site\.config\.ts: companies\.singapore\.regoin: is unknown here, perhaps region is meant$/,
    ),
  ]);
});

test.each([
  [
    'singapore',
    'SG',
    '12345',
    'must have six digits in SG: "12345". Example: postalCode: \'079903\'',
  ],
  ['singapore', 'SG', '0799 03', 'must have six digits in SG: "0799 03"'],
  ['germany', 'DE', '1011', 'must have five digits in DE: "1011"'],
  ['singapore', 'SG', '079903', undefined],
  ['germany', 'SG', '079903', undefined],
  ['singapore', 'AU', '3000', undefined],
])('the postcode of %s in %s: %s', (id, addressCountry, postalCode, fault) => {
  const faults = linesOf({ [id]: { ...companies[id], addressCountry, postalCode } });
  expect(faults).toEqual(
    fault ? [expect.stringContaining(`companies.${id}.postalCode: ${fault}`)] : [],
  );
});

const faultsOf = (id: string, field: string, value: string | undefined) =>
  linesOf({ [id]: { ...companies[id], [field]: value } });

/** One fault, which names the detail, and tells the reason, the value and an example. */
function expectRefused(id: string, field: string, value: string | undefined, reason: string) {
  const faults = faultsOf(id, field, value);
  expect(faults).toEqual([
    expect.stringContaining(`site.config.ts: companies.${id}.${field}: ${reason}`),
  ]);
  expect(faults[0]).toContain(value ? `: ${JSON.stringify(value)}. Example` : `${reason}. Example`);
  expect(faults[0]).toMatch(new RegExp(`Example: ${field}: '\\S.*'$`));
}

test('details in the right form pass', () => {
  expect(linesOf(companies)).toEqual([]);
});

test.each(
  Object.keys(companies).flatMap((id) =>
    fieldsOf(companies[id])
      // Not every country has regions in its addresses.
      .filter((field) => field !== 'region')
      .map((field) => [id, field] as const),
  ),
)('%s without %s, or with spaces in its place: it is named as missing', (id, field) => {
  for (const value of [undefined, ' ']) expectRefused(id, field, value, 'is missing');
});

test('each country wants its own details', () => {
  expect(fieldsOf(companies.singapore)).toContain('uen');
  expect(fieldsOf(companies.singapore)).not.toContain('registerCourt');
  expect(fieldsOf(companies.germany)).toContain('representedBy');
  expect(fieldsOf(companies.germany)).not.toContain('dataProtectionOfficer');
});

test.each([undefined, 'AU', 'sg'])('a company registered in %s is refused', (country) => {
  expect(faultsOf('germany', 'country', country)).toEqual([
    `site.config.ts: companies.germany.country: must be SG or DE: ${JSON.stringify(country)}. Example: country: 'DE'`,
  ]);
});

test.each([
  ['company', ' Muster GmbH', 'must be one line'],
  ['street', 'Weg 1\nHinterhaus', 'must be one line'],
  ['city', '10115\tBerlin', 'must be one line'],
  ['addressCountry', 'Germany', 'must be an ISO 3166 code'],
  ['addressCountry', 'de', 'must be an ISO 3166 code'],
  ['addressCountry', 'QX', 'must be an ISO 3166 code'],
  ['phone', '030 1234567', 'must be + and 7 to 15 digits'],
  ['phone', '+49 030 1234567', 'must not have a 0 after +49'],
  ['phone', '+49 (0)30 1234567', 'must be + and 7 to 15 digits'],
  ['phone', '+49 30 1234567 ext. 8', 'must be + and 7 to 15 digits'],
  ['phone', '+65 612 3456', 'must have 8 digits after +65'],
  ['phone', '+65 61234567 8', 'must have 8 digits after +65'],
  ['phone', '+65 1800 123 456', 'must have 8 digits after +65'],
  ['phone', '+49 30', 'must be + and 7 to 15 digits'],
  ['phone', '+49 30 1234 5678 9012 3456', 'must be + and 7 to 15 digits'],
  ['representedBy', 'Anna Muster\nBen Muster', 'must be one line'],
  ['registerCourt', 'Charlottenburg', "must be a court: 'Amtsgericht' and its place"],
  ['vatId', 'DE123456789 ', 'must be one line'],
])('%s: %j is named, with the reason and an example', (field, value, reason) => {
  expectRefused('germany', field, value, reason);
});

test('a postcode without quotes is told so', () => {
  const company = { ...companies.germany, postalCode: 68_898 } as unknown as Details;
  expect(linesOf({ germany: company })).toEqual([
    "site.config.ts: companies.germany.postalCode: must be a text: put it in quotes: 68898. Example: postalCode: '10969'",
  ]);
});

test.each([
  ['singapore', "'Singapore'"],
  ['germany', "'Berlin'"],
])('examples for %s are those of its country, whatever the site calls it', (id, city) => {
  expect(linesOf({ ours: { ...companies[id], city: '' } })).toContainEqual(
    expect.stringContaining(`companies.ours.city: is missing. Example: city: ${city}`),
  );
});

test.each(noEmailAddresses)('what is no e-mail address is named: %s', (text) => {
  expectRefused('germany', 'email', text, 'must be an e-mail address');
});

test.each(emailAddresses)('an e-mail address passes: %s', (text) => {
  expect(faultsOf('germany', 'email', text)).toEqual([]);
});

test("the data protection officer's contact is an e-mail address", () => {
  expectRefused('singapore', 'dataProtectionOfficer', 'Mei Tan', 'must be an e-mail address');
});

test.each([
  ['phone', '+4930-1234567'],
  ['phone', '+65 6123 4567'],
  ['phone', '+65 1800 123 4567'],
  ['phone', '+65-800-123-4567'],
  ['addressCountry', 'AT'],
] as const)('%s: %j passes', (field, value) => {
  expect(faultsOf('germany', field, value)).toEqual([]);
});

test.each(['00192200M', '201812345M', 'T08LL0001K', 'S68EC0001C'])(
  'a UEN of any kind of entity passes: %s',
  (uen) => expect(faultsOf('singapore', 'uen', uen)).toEqual([]),
);
