/** The pages of a site, and which language has which. */
import type { PageRow } from './config';
import { localesOf } from './languages';
import type { Locale, Route } from './names';
import type { Configured } from './site';

/** The names of the pages, in their order. */
export function routesOf({ config }: Configured): readonly Route[] {
  return config.pages.map(({ route }) => route as Route);
}

/** The row of a page. An unknown name, which types forbid, gives that of the home page. */
export function pageRow({ config }: Configured, route: Route): PageRow {
  return config.pages.find((row) => row.route === route) ?? config.pages[0];
}

/** The languages that have a page, in their order. */
export function localesWith(site: Configured, route: Route): readonly Locale[] {
  const { languages } = pageRow(site, route);
  return localesOf(site).filter((code) => !languages || languages.includes(code));
}

/** The pages that a language has, in their order. */
export function routesIn(site: Configured, locale: Locale): readonly Route[] {
  return routesOf(site).filter((route) => localesWith(site, route).includes(locale));
}
