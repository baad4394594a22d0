import { homeRoute } from '../../lib/address/grammar';
import { fileOf } from '../../lib/address/paths';
import { defaultLocale } from '../../lib/site/languages';
import type { Route } from '../../lib/site/names';
import type { Export } from '../export/read-export';

/** What a page is called in English: its heading, as on its card. That of the article is too long for a list. */
export function pageName({ pages }: Export, route: Route): string {
  if (route === homeRoute) return 'Home';
  return pages.get(fileOf({ locale: defaultLocale, route }))?.heading || route;
}
