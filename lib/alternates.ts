import { defaultLocale } from './locales';
import { localesOf, type Route } from './routes';
import { absoluteUrl } from './site';

/**
 * The page's absolute address in each language that has it, and `x-default`, the unprefixed address that adapts to the
 * visitor.
 */
export function alternateUrls(route: Route): Record<string, string> {
  const entries = localesOf(route).map((locale) => [locale, absoluteUrl({ locale, route })]);
  return {
    ...Object.fromEntries(entries),
    'x-default': absoluteUrl({ locale: defaultLocale, route }),
  };
}
