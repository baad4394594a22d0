import { escaped } from '../../lib/escaped';
import { defaultLocale, localeCodes } from '../../lib/locales';
import { notFoundFileOf } from '../../lib/paths';

/** The page for unknown paths that are below no language's prefix. */
export function notFoundPage(basePath: string): string {
  return `${basePath}/${notFoundFileOf(defaultLocale)}`;
}

/**
 * The pages for unknown paths below a language's prefix, which the default language has not. A prefix counts in any
 * case, `/DE/` too: so should `pattern`, which nginx and Apache read.
 */
export function notFoundPages(basePath: string) {
  const locales = localeCodes.filter((locale) => locale !== defaultLocale);
  return locales.map((locale) => ({
    locale,
    page: `${basePath}/${notFoundFileOf(locale)}`,
    pattern: `^${escaped(basePath)}/${locale}(/|$)`,
  }));
}
