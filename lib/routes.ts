/**
 * The one list of pages. A row here, a screen in `app/[[...path]]/page.tsx` and its messages add a page; addresses,
 * metadata, structured data, sitemap, footer, social card and tests all derive from it.
 */
import { type defaultLocale, type Locale, localeCodes } from './locales';

/** ISO 8601, UTC: `2025-09-15`. */
type Day = `${number}-${number}-${number}`;

/** What a page is. An article has an author and a date: `components/ui/byline.tsx` shows them. */
type Kind = { kind: 'article'; publishedOn: Day; readingMinutes: number } | { kind: 'plain' };

export type PageRow = Kind & {
  /** The page's name: its segment in the address, and the key of its messages under `pages`. */
  route: string;
  /** The day on which its texts last changed. Set by hand: a build alone changes nothing for readers. */
  changedOn: Day;
  /** The languages that have the page, if not all have it. English is the base of every message. */
  languages?: readonly [typeof defaultLocale, ...Locale[]];
  /** False for a page that only other pages' texts link to. */
  inFooter?: false;
};

/** The row of an article. */
export type ArticleRow = Extract<PageRow, { kind: 'article' }>;

export const pageRows = [
  {
    route: 'home',
    kind: 'article',
    publishedOn: '2025-09-15',
    readingMinutes: 4,
    changedOn: '2025-09-15',
  },
  { route: 'terms', kind: 'plain', changedOn: '2025-09-15' },
  { route: 'privacy', kind: 'plain', changedOn: '2025-09-15' },
  { route: 'contact', kind: 'plain', changedOn: '2025-09-15' },
  { route: 'imprint', kind: 'plain', changedOn: '2025-09-15' },
] as const satisfies readonly PageRow[];

export type Route = (typeof pageRows)[number]['route'];

export const routes: readonly Route[] = pageRows.map(({ route }) => route);

/** The registry row of a page; an unknown name, which types forbid, falls back on the home page. */
export function pageRow(route: Route): PageRow {
  return pageRows.find((row) => row.route === route) ?? pageRows[0];
}

/** The languages that have a page. */
export function localesOf(route: Route): readonly Locale[] {
  return pageRow(route).languages ?? localeCodes;
}

/** True for a page that no language lacks. */
export function isInEveryLanguage(route: Route): boolean {
  return localesOf(route).length === localeCodes.length;
}

/** The pages that a language has. */
export function routesIn(locale: Locale): readonly Route[] {
  return routes.filter((route) => localesOf(route).includes(locale));
}
