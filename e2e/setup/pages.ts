import type { Locale } from '../../lib/locales';
import { allPages, hrefOf } from '../../lib/paths';
import type { Export } from './exports';

/** The pages of an export in a language, with their addresses on the server. */
export function pagesIn(locale: Locale, { basePath }: Export) {
  return allPages
    .filter((page) => page.locale === locale)
    .map(({ route }) => ({ route, path: hrefOf({ locale, route }, { basePath }) }));
}
