/** The exports that the tests visit, where they are served, and their pages. */
import { allPages, hrefOf } from '../../lib/address/paths';
import type { SiteConfig } from '../../lib/site/config';
import { configFile, messagesFolder } from '../../lib/site/config-files.mjs';
import { defaultLocale, isLocale } from '../../lib/site/languages';
import { loadSources } from '../../lib/site/load';
import type { Locale } from '../../lib/site/names';
import { readSettings } from '../../lib/site/settings';
import type { Site } from '../../lib/site/site';
import { filledSettings, unset } from '../../lib/testing/filled-operator';
import filledConfig from '../sites/filled-in/site.config';
import trialConfig from '../sites/trial/site.config';

export type Export = {
  folder: string;
  /** Where the tests visit it. */
  origin: string;
  basePath: string;
  /**
   * The environment of the build. It has every setting, so that none of the shell's has an effect.
   */
  environment: Readonly<Record<string, string>>;
  site: Site;
};

function exportOf(
  folder: string,
  port: number,
  config: SiteConfig,
  environment: Readonly<Record<string, string>> = {},
): Export {
  const settings = readSettings(environment);
  return {
    folder,
    origin: `http://localhost:${port}`,
    basePath: settings.BASE_PATH,
    environment: { ...unset, ...environment },
    site: { config, messagesFolder: messagesFolder(environment), settings },
  };
}

/**
 * The site as it is in the repository, or that of SITE_CONFIG, without any setting. Not in `out`,
 * which is the operator's export.
 */
export const plain = exportOf('out-plain', 4310, (await loadSources(process.env)).config, {
  SITE_CONFIG: configFile(process.env),
});

/** Where the tests' own contact endpoint listens. */
export const endpointPort = 4312;

/**
 * The site of an operator who has filled everything in: below a folder, with an endpoint and all
 * optional links.
 */
export const filled = exportOf('out-filled', 4311, filledConfig, {
  SITE_CONFIG: 'e2e/sites/filled-in/site.config.ts',
  ...filledSettings,
  CONTACT_ENDPOINT: `http://localhost:${endpointPort}/contact`,
  // The tests' endpoint is on this machine.
  ALLOW_SAMPLE_DETAILS: '1',
});

/** The site with one more language, which is read from right to left, and more pages. */
export const trial = exportOf('out-trial', 4313, trialConfig, {
  SITE_CONFIG: 'e2e/sites/trial/site.config.ts',
});

/** The language that an address stands for by its prefix. */
export function localeOf(address: string): Locale {
  const [, first] = address.split(/[/?]/);
  return isLocale(plain.site, first) ? first : defaultLocale;
}

/** The pages of an export in a language, with their addresses on the server. */
export function pagesIn(locale: Locale, { basePath, site }: Export) {
  return allPages(site)
    .filter((page) => page.locale === locale)
    .map(({ route }) => ({ route, path: hrefOf({ locale, route }, { basePath }) }));
}
