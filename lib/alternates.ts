import { defaultLocale, localeCodes } from './locales';
import type { Route } from './routes';
import { absoluteUrl } from './site';

/**
 * The page's absolute address in each language that has it (every language has every page), and
 * `x-default`, the unprefixed address that adapts to the visitor.
 */
export function alternateUrls(route: Route): Record<string, string> {
  const entries = localeCodes.map((locale) => [locale, absoluteUrl({ locale, route })]);
  return {
    ...Object.fromEntries(entries),
    'x-default': absoluteUrl({ locale: defaultLocale, route }),
  };
}
