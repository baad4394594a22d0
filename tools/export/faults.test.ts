import type { Company } from '../../lib/site/company-rules';
import type { SiteConfig } from '../../lib/site/config';
import { readSettings } from '../../lib/site/settings';
import { testConfig } from '../../lib/testing/test-site';
import { isPublic, sampleDetails } from './faults';

const environment = {
  PARTNER_URL: 'https://www.partner.com/',
  CONTACT_ENDPOINT: 'https://api.kaya-guides.sg/contact',
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

const { phone: _, ...german } = testConfig.companies.germany;

/** Companies without samples, but for this. */
function configWith(changed: object): SiteConfig {
  const germany = { ...german, phone: '+49 30 1234567', ...changed } as Company;
  return { ...testConfig, companies: { germany } };
}

test.each([
  [{}, undefined],
  [{ phone: '+61 2 5550 0100' }, 'site.config.ts: companies.germany.phone is a sample'],
  [{ PARTNER_URL: 'https://guide.example/x' }, 'PARTNER_URL is a sample'],
  [{ CONTACT_ENDPOINT: 'https://guide.example/x' }, 'CONTACT_ENDPOINT is a sample'],
  // It has to be said that pretending is wanted.
  [{ CONTACT_ENDPOINT: 'simulate' }, undefined],
  [{ CONTACT_ENDPOINT: '' }, 'CONTACT_ENDPOINT is not set.*Example: CONTACT_ENDPOINT=https:'],
])('real details but for %j: named is %s', (changed, line) => {
  const asked = { ...environment, ...changed };
  const lines = sampleDetails(configWith(changed), readSettings(asked), asked);
  expect(lines).toEqual(line ? [expect.stringMatching(`^${line}`)] : []);
});
