import type { SingaporeOperator } from '../../lib/operator-rules';
import { operators } from '../../lib/operators';
import { readSettings } from '../../lib/settings';
import { isPublic, sampleDetails } from './sample-details';

const environment = {
  PARTNER_URL: 'https://www.partner.com/',
  CONTACT_ENDPOINT: 'https://api.kaya-guides.sg/contact',
};
const real: SingaporeOperator = {
  country: 'SG',
  company: 'Kaya Guides Pte. Ltd.',
  street: '12 Collins Street',
  city: 'Melbourne VIC 3000',
  addressCountry: 'AU',
  email: 'team@kaya-guides.sg',
  phone: '+61 3 9999 1234',
  responsiblePerson: 'Mei Tan',
  uen: '201812345A',
  gstNumber: '20-1812345-A',
  dataProtectionOfficer: 'privacy@kaya-guides.sg',
};

function samplesOf(changed: Record<string, string>, operator: SingaporeOperator = real): string[] {
  const asked = { ...environment, ...changed };
  return sampleDetails(readSettings(asked), asked, { real: operator });
}

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
  expect(samplesOf({})).toEqual([]);
  expect(samplesOf({}, { ...real, phone: '+61 2 5550 0100' })).toEqual([
    expect.stringContaining('real.phone is a sample'),
  ]);
});

test('every sample of a person, a number or an address is recognised', () => {
  const filled = ['city', 'addressCountry'];
  for (const [id, operator] of Object.entries(operators)) {
    const lines = sampleDetails(readSettings(environment), environment, { [id]: operator });
    const fields = Object.keys(operator).filter((name) => !['country', ...filled].includes(name));
    expect(lines).toHaveLength(fields.length);
  }
});

test.each(['PARTNER_URL', 'CONTACT_ENDPOINT'])(
  '%s at a host that cannot be public is named',
  (name) => {
    expect(samplesOf({ [name]: 'https://guide.example/x' })).toEqual([
      expect.stringMatching(`^${name} is a sample`),
    ]);
  },
);

test('a form without a mailbox is named, unless it is said that pretending is wanted', () => {
  expect(samplesOf({ CONTACT_ENDPOINT: '' })).toEqual([
    expect.stringMatching(/^CONTACT_ENDPOINT is not set.*Example: CONTACT_ENDPOINT=https:/),
  ]);
  expect(samplesOf({ CONTACT_ENDPOINT: 'simulate' })).toEqual([]);
});
