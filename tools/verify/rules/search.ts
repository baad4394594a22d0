/** What search engines are told of a page, and of the site. */
import { defaultLocale } from '../../../lib/locales';
import { memoize } from '../../../lib/memoize';
import { fileOf } from '../../../lib/paths';
import { localesOf } from '../../../lib/routes';
import { fitsSearchResult } from '../../messages/search-results';
import type { ExportedDocument } from '../document';
import type { Export, ExportedPage } from '../export';

const kinds = ['title', 'description'] as const;

/** The first page of each language with a title or description. */
const firstWith = memoize(({ pages }: Export) => {
  const told = [...pages.values()].flatMap((page) =>
    kinds.map((kind) => [`${kind} ${page.locale} ${page[kind]}`, page.file] as const),
  );
  return new Map(told.reverse());
});

/** Titles and descriptions are there, fit into search results, and tell a language's pages apart. */
export function* resultFaults(page: ExportedPage, site: Export) {
  for (const kind of kinds) {
    const text = page[kind];
    if (!text) yield `has no ${kind}`;
    if (!fitsSearchResult(kind, text)) yield `${kind} is too long for search results: "${text}"`;
    const namesake = firstWith(site).get(`${kind} ${page.locale} ${text}`);
    if (text && namesake !== page.file) yield `has the same ${kind} as ${namesake}`;
  }
}

/** A page's canonical address is its own, without query; cards that are shared lead there too. */
export function* addressFaults({ canonical, meta, url }: ExportedPage) {
  if (canonical !== url) yield `canonical is "${canonical}", not ${url}`;
  if (meta('og:url') !== url) yield `og:url is "${meta('og:url')}", not ${url}`;
}

/** The pages that name another, by its address, as the page of a language. */
const namersOf = memoize(({ pages }: Export) => {
  const namers = new Map<string, [code: string, page: ExportedPage][]>();
  for (const page of pages.values())
    for (const [code, target] of page.alternates)
      namers.set(target, [...(namers.get(target) ?? []), [code, page]]);
  return namers;
});

/**
 * A page names itself, every other language that has it and `x-default`, and each of them names it in return:
 * a search engine ignores a pair that is not mutual. Source: Google Search Central, 'Localized versions'.
 */
export function* alternateFaults({ alternates, locale, route, url }: ExportedPage, site: Export) {
  for (const code of [...localesOf(route), 'x-default'])
    if (!alternates.has(code)) yield `hreflang ${code} is missing`;
  const unprefixed = site.pages.get(fileOf({ locale: defaultLocale, route }));
  for (const [code, target] of alternates) {
    const other = site.pages.get(`${target.slice(site.home.length)}index.html`);
    if (code === locale && target !== url)
      yield `hreflang ${code} is ${target}, not the page itself`;
    if (code === 'x-default' && target !== unprefixed?.url)
      yield `hreflang x-default is ${target}, not the unprefixed address`;
    if (other?.url !== target) yield `hreflang ${code} leads to ${target}, which is no page`;
    else if (![other.locale, 'x-default'].includes(code))
      yield `hreflang ${code} leads to ${target}, which is in ${other.locale}`;
  }
  const own = [...alternates.values()];
  for (const [code, namer] of namersOf(site).get(url) ?? [])
    if ([locale, 'x-default'].includes(code) && !own.includes(namer.url))
      yield `hreflang does not lead back to ${namer.url}`;
}

/** Pages may be indexed, the pages for unknown addresses may not. */
export function* indexingFaults({ file, meta }: ExportedDocument, { pages }: Export) {
  const hides = meta('robots').includes('noindex');
  if (hides && pages.has(file)) yield 'is noindex, and nobody would find it';
  if (!hides && !pages.has(file)) yield 'is not noindex';
}

/** `robots.txt` names the sitemap and forbids nothing. */
export function* robotsFaults(file: string, { home, read }: Export) {
  const lines = read(file)
    .toString()
    .split(/\s*\n\s*/);
  const sitemap = `Sitemap: ${home}sitemap.xml`;
  if (!lines.includes(sitemap)) yield `lacks the line "${sitemap}"`;
  for (const line of lines) if (/^disallow:\s*\S/i.test(line)) yield `has "${line}"`;
}
