/** A small site for tests, which is independent of `site.config.ts`. */
import type { SiteConfig } from '../site/config';
import type { Locale } from '../site/names';
import { type Environment, readSettings } from '../site/settings';
import type { Site } from '../site/site';

const germany = {
  country: 'DE',
  company: 'Muster GmbH',
  street: 'Weg 1',
  postalCode: '10115',
  city: 'Berlin',
  addressCountry: 'DE',
  email: 'hallo@muster.test',
  phone: '+49 30 23125 100',
  responsiblePerson: 'Anna Muster',
  representedBy: 'Ben Muster',
  registerCourt: 'Amtsgericht Charlottenburg',
  registerNumber: 'HRB 123456',
  vatId: 'DE123456788',
} as const;

const singapore = {
  country: 'SG',
  company: 'Lion Pte. Ltd.',
  street: '12 Collins Street',
  postalCode: '3000',
  city: 'Melbourne',
  region: 'VIC',
  addressCountry: 'AU',
  email: 'hello@lion.test',
  phone: '+61 2 5550 0100',
  responsiblePerson: 'Mei Tan',
  uen: '201812345M',
  gstNumber: '201812345M',
  dataProtectionOfficer: 'privacy@lion.test',
} as const;

export const testConfig: SiteConfig = {
  name: 'Guide',
  languages: [
    { code: 'en', name: 'English', withCountry: 'en-SG', company: 'singapore' },
    { code: 'de', name: 'Deutsch', company: 'germany' },
    { code: 'pt-PT', name: 'Português (Portugal)', company: 'germany' },
    {
      code: 'no',
      name: 'Norsk',
      aliases: ['nb', 'nn'],
      withCountry: 'nb-NO',
      company: 'germany',
    },
    { code: 'ja', name: '日本語', company: 'germany' },
    { code: 'pt-BR', name: 'Português (Brasil)', company: 'germany' },
  ],
  pages: [
    {
      route: 'home',
      kind: 'article',
      publishedOn: '2025-09-15',
      changedOn: '2025-10-20',
      readingMinutes: 4,
    },
    { route: 'terms', kind: 'plain', changedOn: '2025-09-16' },
    { route: 'imprint', kind: 'plain', changedOn: '2025-09-17', languages: ['en', 'de'] },
  ],
  homeSections: [{ id: 'brands', label: 'brands' }],
  brands: ['kopi'],
  companies: { singapore, germany },
  facts: {
    checked: { on: '2025-10-19', by: 'Mei Tan' },
    currency: { code: 'SGD', sign: 'S$' },
    payTable: { rewards: [0.5, 1], minutes: [5, 10] },
    firstPayout: { amount: 10, reward: 0.5, minutes: 5 },
    taxThresholds: { trade: 6000, all: 22_000 },
    localPay: { hourly: 10.5 },
    jobScams: { cases: 215, lost: 10_600_000, until: '2025-11-24' },
    phoneNumbers: { helpline: '1799', singpass: '6335 3533', emergency: '999' },
    sources: { job_scams: { url: 'https://scams.test/', date: '2021-09' } },
    answersIn: { singapore: ['en'], germany: ['de', 'en'] },
    host: { name: 'Test Hosting', country: 'DE', basis: 'eea' },
    hostRecordDays: 14,
    surveyMinutes: { shortest: 1, longest: 3 },
    ratePerMinute: { lowest: 1, highest: 5 },
    copyrightYears: { first: 2010, last: 2025 },
    officeHours: { opens: 9, closes: 17 },
    disputeResolutionUrl: 'https://consumers.test/',
    consumersAssociationUrl: 'https://association.test/',
    smallClaimsUrl: 'https://claims.test/',
  },
  topFive: [],
};

/**
 * Any language code as a Locale: the real configuration, on whose codes the type rests, may lack
 * it.
 */
export function localeNamed(code: string): Locale {
  return code as Locale;
}

/** Settings for tests to which addresses matter. */
export const guideSettings = {
  SITE_URL: 'https://guide.test',
  BASE_PATH: '/surveys',
} as const satisfies Environment;

/** Texts of a page of the test site. */
export const guideTexts = {
  title: 'Titel',
  description: 'Beschreibung',
  heading: 'Überschrift',
  home: 'Start',
};

/** The test site with more languages. */
export function testSiteIn(codes: readonly string[]): Site {
  const added = codes.map((code) => ({ code, name: code, company: 'germany' }));
  return testSite({}, { ...testConfig, languages: [...testConfig.languages, ...added] });
}

/** The test site, or another configuration, with these settings. */
export function testSite(environment: Environment = {}, config = testConfig): Site {
  return { config, messagesFolder: 'messages', settings: readSettings(environment) };
}
