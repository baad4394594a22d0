/** A small site for tests, which is independent of `site.config.ts`. */
import type { SiteConfig } from '../site/config';
import { exampleConfig } from '../site/example-config';
import type { Locale } from '../site/names';
import { type Environment, readSettings } from '../site/settings';
import type { Site } from '../site/site';
import { filledCompanies } from './filled-operator';

const { singapore, germany } = filledCompanies;

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
  companies: {
    // Registered in Singapore, with an address abroad.
    singapore: {
      ...singapore,
      street: '12 Collins Street',
      postalCode: '3000',
      city: 'Melbourne',
      region: 'VIC',
      addressCountry: 'AU',
      phone: '+61 2 5550 0100',
    },
    germany,
  },
  facts: {
    ...exampleConfig.facts,
    checked: { on: '2025-12-01', by: 'Mei Lim' },
    payTable: { rewards: [0.5, 1], minutes: [5, 10] },
    sources: { job_scams: { url: 'https://scams.test/', date: '2021-09' } },
    host: { name: 'Test Hosting', country: 'DE', basis: 'eea' },
    copyrightYears: { first: 2010, last: 2025 },
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
