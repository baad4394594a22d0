import { notFoundFileOf } from '../../lib/address/paths';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import type { Site } from '../../lib/site/site';
import { escapePattern } from './escape-pattern';

/** The page for unknown paths that are below no language's prefix. */
export function notFoundPage({ settings }: Site): string {
  return `${settings.BASE_PATH}/${notFoundFileOf(defaultLocale)}`;
}

/**
 * The pages for unknown paths below the prefixes of languages. The default language has no prefix.
 * Upper and lower case are alike, as in `/DE/`: hosts should read `pattern` so.
 */
export function notFoundPages(site: Site) {
  const basePath = site.settings.BASE_PATH;
  const locales: readonly Locale[] = localesOf(site).filter((locale) => locale !== defaultLocale);
  return locales.map((locale) => ({
    locale,
    page: `${basePath}/${notFoundFileOf(locale)}`,
    pattern: `^${escapePattern(basePath)}/${locale}(/|$)`,
  }));
}
