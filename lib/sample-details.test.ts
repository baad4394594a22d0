import type { Operator } from './operators';
import { isPublic, sampleDetails } from './sample-details';
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
  ['https://my-surveys.sg/with-a-fault', true],
  ['javascript:alert(1)', false],
  ['https://example.org', false],
  ['https://guide.example', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
])('%s is public: %s', (siteUrl, expected) => {
  expect(isPublic(siteUrl)).toBe(expected);
});

test('real details pass, and a fictional one is named', () => {
  const settings = readSettings({ PARTNER_URL: partner });
  expect(sampleDetails(settings, { real })).toEqual([]);
  expect(sampleDetails(settings, { real: { ...real, phone: '+61 2 5550 0100' } })).toEqual([
    expect.stringContaining('real.phone is a sample'),
  ]);
});
