/** The exports that the tests visit, where they are served, and their pages. */
import { defaultLocale, isLocale, type Locale } from '../../lib/locales';
import { allPages, hrefOf } from '../../lib/paths';
import { settingNames } from '../../lib/settings';

export type Export = {
  /** The folder of the project, if it is a copy of this one. */
  project?: string;
  folder: string;
  basePath: string;
  origin: string;
  settings: Record<string, string>;
};

/** As it comes: nothing configured. */
export const plain: Export = {
  folder: 'out',
  basePath: '',
  origin: 'http://localhost:4310',
  settings: Object.fromEntries(settingNames.map((name) => [name, ''])),
};

/** Where the tests' own contact endpoint listens. */
export const endpointPort = 4312;

/** With everything configured: below a folder, with an endpoint, another partner, and all links. */
export const under: Export = {
  folder: 'out-under',
  basePath: '/surveys',
  origin: 'http://localhost:4311',
  settings: {
    ...plain.settings,
    SITE_URL: 'https://example.org',
    BASE_PATH: '/surveys',
    PARTNER_URL: 'https://rewards.partner.example/top?list=5',
    AFFILIATE_ID: 'sg-77',
    CONTACT_ENDPOINT: `http://localhost:${endpointPort}/contact`,
    COOKIE_POLICY_URL: 'https://guide.example/cookies',
    FACEBOOK_URL: 'https://www.facebook.com/example',
    SECURITY_CONTACT: 'mailto:security@guide.example',
  },
};

/** A copy of the project with one more language, from right to left, and more pages: see `trial.ts`. */
export const trial: Export = { ...plain, project: '.out-trial', origin: 'http://localhost:4313' };

/** The plain export once more, in a folder of another depth and name. Nobody visits it. */
export const second: Export = { ...plain, project: '.out-second/a folder with a longer name' };

/** The language that an address stands for by its prefix. */
export function localeOf(address: string): Locale {
  const [, first] = address.split(/[/?]/);
  return isLocale(first) ? first : defaultLocale;
}

/** The pages of an export in a language, with their addresses on the server. */
export function pagesIn(locale: Locale, { basePath }: Export) {
  return allPages
    .filter((page) => page.locale === locale)
    .map(({ route }) => ({ route, path: hrefOf({ locale, route }, { basePath }) }));
}
