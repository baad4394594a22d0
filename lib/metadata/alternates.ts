import { absoluteUrl } from '../address/links';
import { defaultLocale } from '../site/languages';
import type { Route } from '../site/names';
import { localesWith } from '../site/pages';
import type { Site } from '../site/site';

/**
 * The page's absolute address in each language that has it, and as `x-default` the address without
 * prefix, which adapts to the visitor.
 */
export function alternateUrls(site: Site, route: Route): Record<string, string> {
  const entries = localesWith(site, route).map((locale) => [
    locale,
    absoluteUrl(site, { locale, route }),
  ]);
  return {
    ...Object.fromEntries(entries),
    'x-default': absoluteUrl(site, { locale: defaultLocale, route }),
  };
}
