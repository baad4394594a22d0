import { defaultLocale, type Locale, localeCodes } from '../../lib/locales';
import { pathOf } from '../../lib/paths';
import { escaped } from './rules';

/** The path of a language's home page, below which its page answers unknown paths. */
function homePath(locale: Locale, basePath: string): string {
  return basePath + pathOf({ locale, route: 'home' });
}

/** The page for unknown paths that are below no language's prefix. */
export function notFoundPage(basePath: string): string {
  return `${homePath(defaultLocale, basePath)}404.html`;
}

/**
 * The pages for unknown paths below a language's prefix, which the default language has not. A prefix counts in any
 * case, `/DE/` too: so should `pattern`, which nginx and Apache read.
 */
export function notFoundPages(basePath: string) {
  const locales = localeCodes.filter((locale) => locale !== defaultLocale);
  return locales.map((locale) => {
    const below = homePath(locale, basePath);
    return { below, page: `${below}404.html`, pattern: `^${escaped(below.slice(0, -1))}(/|$)` };
  });
}
