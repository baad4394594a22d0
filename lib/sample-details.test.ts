import { type Operator, operators } from './operators';
import { isPublic, publishFaults, sampleDetails } from './sample-details';
import { readSettings } from './settings';

const partner = 'https://www.partner.com/';
const real: Operator = {
  company: 'Kaya Guides Pte. Ltd.',
  street: '12 Collins Street',
  city: 'Melbourne VIC 3000',
  country: 'AU',
  email: 'team@kaya-guides.sg',
  phone: '+61 3 9999 1234',
  registerCourt: 'ACRA, Singapore',
  registerNumber: 'UEN 201812345A',
  vatId: 'GST 20-1812345-A',
  responsiblePerson: 'Mei Tan',
  timeZone: 'Asia/Singapore',
};

test.each([
  ['https://www.kaya-guides.sg', true],
  ['https://my-example.com', true],
  ['https://example.org', false],
  ['https://guide.example', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
])('%s is public: %s', (siteUrl, expected) => {
  expect(isPublic(siteUrl)).toBe(expected);
});

test('a public build with the samples is refused, with one line for each detail to fill in', () => {
  const faults = publishFaults(readSettings({ SITE_URL: 'https://www.kaya-guides.sg' }));
  for (const [id, operator] of Object.entries(operators)) {
    const filled = ['country', 'timeZone', 'city'];
    for (const field of Object.keys(operator).filter((name) => !filled.includes(name))) {
      expect(faults).toContainEqual(expect.stringContaining(`${id}.${field} `));
    }
  }
  expect(faults).toContainEqual(expect.stringContaining('PARTNER_URL'));
});

test('samples may be published on purpose', () => {
  const environment = { SITE_URL: 'https://www.kaya-guides.sg', ALLOW_SAMPLE_DETAILS: '1' };
  expect(publishFaults(readSettings(environment))).toEqual([]);
});

test('real details pass, and an empty or a fictional one is named', () => {
  const settings = readSettings({ PARTNER_URL: partner });
  expect(sampleDetails(settings, { real })).toEqual([]);
  const gaps = { ...real, vatId: ' ', phone: '+61 2 5550 0100' };
  expect(sampleDetails(settings, { gaps })).toEqual([
    expect.stringContaining('gaps.phone'),
    expect.stringContaining('gaps.vatId'),
  ]);
});
