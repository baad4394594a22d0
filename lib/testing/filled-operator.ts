/** A configuration without samples, and every setting, as an operator fills them in. */
import type { SiteConfig } from '../site/config';
import { type Environment, variableNames } from '../site/settings';

/**
 * Companies that are neither the samples nor the examples, both of which a public build refuses.
 */
export const filledCompanies = {
  singapore: {
    country: 'SG',
    company: 'Kaya Guides Pte. Ltd.',
    street: '20 Anson Road, #12-34',
    postalCode: '079903',
    city: 'Singapore',
    addressCountry: 'SG',
    // Begins with the title of the contact page: tests have to find links by exact names.
    email: 'contact@kaya-guides.sg',
    // In Singapore, unlike the sample's, which is abroad.
    phone: '+65 6123 4568',
    responsiblePerson: 'Mei Lim',
    uen: '201912345R',
    gstNumber: '201912345R',
    dataProtectionOfficer: 'privacy@kaya-guides.sg',
  },
  germany: {
    country: 'DE',
    company: 'Kaya Ratgeber GmbH',
    street: 'Lindenstraße 14 b',
    postalCode: '10969',
    city: 'Berlin',
    addressCountry: 'DE',
    email: 'kontakt@kaya-ratgeber.de',
    phone: '+49 30 4567891',
    responsiblePerson: 'Anna Schulz',
    representedBy: 'Anna Schulz, Ben Öztürk',
    registerCourt: 'Amtsgericht Charlottenburg',
    registerNumber: 'HRB 123457 B',
    vatId: 'DE123456788',
    dataProtectionAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
  },
} as const satisfies SiteConfig['companies'];

/** The parts that replace the samples. */
const filledParts = {
  name: 'Kaya Guides',
  companies: filledCompanies,
  topFive: ['One', 'Two', 'Three', 'Four', 'Five'].map((name, index) => ({
    name: `Survey Site ${name}`,
    url: index === 0 ? 'https://rewards.kaya-partner.sg/one' : undefined,
    minimumPayout: index === 1 ? undefined : 5 + index * 2.5,
    rewards: index % 2 ? ['gift_cards', 'paynow'] : ['paypal', 'bank_transfer', 'points'],
    payoutDays: index === 2 ? undefined : index + 1,
    minimumAge: 16 + index,
    checkedOn: '2026-11-20',
  })),
} as const satisfies Partial<SiteConfig>;

/** A configuration with these parts, in which each language has the company of the same country. */
export function filledIn<Config extends SiteConfig>(site: Config) {
  // Picked, because the type of the whole would lose the names of languages and companies.
  const { languages: rows, facts }: Pick<Config, 'languages' | 'facts'> = site;
  // Its own name would be at odds with this one.
  const others: Omit<Config, 'name'> = site;
  const languages = rows.map((row) => ({
    ...row,
    company: site.companies[row.company].country === 'SG' ? 'singapore' : 'germany',
  }));
  const answersIn = { singapore: ['en'], germany: ['de', 'en'] };
  const checked = { on: '2026-11-20', by: 'Mei Lim' };
  const host = { name: 'Kaya Hosting', country: 'SG', basis: 'clauses' } as const;
  return { ...others, ...filledParts, languages, facts: { ...facts, answersIn, checked, host } };
}

/** Every setting, with a base path. */
export const filledSettings = {
  SITE_URL: 'https://www.kaya-guides.sg',
  BASE_PATH: '/surveys',
  PARTNER_URL: 'https://rewards.kaya-partner.sg/top?list=5',
  AFFILIATE_ID: 'sg-77',
  CONTACT_ENDPOINT: 'https://api.kaya-guides.sg/contact',
  COOKIE_POLICY_URL: 'https://www.kaya-guides.sg/cookies',
  FACEBOOK_URL: 'https://www.facebook.com/kaya-guides',
  SECURITY_CONTACT: 'mailto:security@kaya-guides.sg',
} as const satisfies Environment;

/** Every setting, empty, so that those of the shell or of `.env` have no effect. */
export const unset: Readonly<Record<string, string>> = Object.fromEntries(
  variableNames.map((name) => [name, '']),
);
