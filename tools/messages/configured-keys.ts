/**
 * The messages that `site.config.ts` asks for: a brand, a section or a page of its own needs its
 * texts.
 */
import { homeRoute } from '../../lib/address/grammar';
import type { SiteConfig } from '../../lib/site/config';

/** What every page has, whatever shows it. */
const textsOfPage = ['title', 'intro', 'meta.title', 'meta.description'];

/** The keys, each with the row that asks for it: `the brand acme`. */
export function configuredKeys({
  brands,
  homeSections,
  pages,
}: SiteConfig): ReadonlyMap<string, string> {
  return new Map([
    ...brands.map((brand) => [`cta_section.brands.names.${brand}`, `the brand ${brand}`] as const),
    ...homeSections.flatMap(({ id, label }) =>
      label ? [[`header.nav.${label}`, `the section ${id}`] as const] : [],
    ),
    ...pages
      .filter(({ route }) => route !== homeRoute)
      .flatMap(({ route }) =>
        textsOfPage.map((text) => [`pages.${route}.${text}`, `the page ${route}`] as const),
      ),
  ]);
}
