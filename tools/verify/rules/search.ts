/** What pages and files say to search engines. */

import { primaryCode } from '../../../lib/address/grammar';
import { pathOf } from '../../../lib/address/paths';
import { memoize } from '../../../lib/bundling/memoize';
import { defaultLocale } from '../../../lib/site/languages';
import type { Locale } from '../../../lib/site/names';
import { localesWith } from '../../../lib/site/pages';
import type { ExportedDocument } from '../../export/document';
import type { Export, ExportedPage } from '../../export/read-export';
import { searchResultFault } from '../../messages/search-results';
import type { RuleSet } from '../rule-set';

const kinds = ['title', 'description'] as const;

type ResultText = (typeof kinds)[number];

/** Search results show languages such as pt-PT and pt-BR to the same readers. */
const resultId = (kind: ResultText, { locale, ...page }: ExportedPage) =>
  `${kind} ${primaryCode(locale)} ${page[kind]}`;

/** The file of the first page with each title and description in a language, by `resultId`. */
const firstFiles = memoize(({ pages }: Export) => {
  const files = [...pages.values()].flatMap((page) =>
    kinds.map((kind) => [resultId(kind, page), page.file] as const),
  );
  return new Map(files.reverse());
});

/**
 * Titles and descriptions are there, fit into search results, and tell a language's pages apart.
 */
function* resultFaults(page: ExportedPage, exported: Export) {
  for (const kind of kinds) {
    const text = page[kind];
    if (!text) yield `has no ${kind}`;
    const fault = searchResultFault(kind, text);
    if (fault) yield `${kind} ${fault}: "${text}"`;
    const first = firstFiles(exported).get(resultId(kind, page));
    if (text && first !== page.file) yield `has the same ${kind} as ${first}`;
  }
}

/** A page's canonical address is its own, without query; cards that are shared lead there too. */
function* addressFaults({ canonical, meta, url }: ExportedPage) {
  if (canonical !== url) yield `canonical is "${canonical}", not ${url}`;
  if (meta('og:url') !== url) yield `og:url is "${meta('og:url')}", not ${url}`;
}

/**
 * A page names itself, every other language that has it and `x-default`, the unprefixed address,
 * and nothing else. So every pair is mutual: a search engine ignores one that is not. Source:
 * Google Search Central, 'Localized versions'.
 */
function* alternateFaults({ alternates, route }: ExportedPage, { home, site }: Export) {
  const addressIn = (locale: Locale) => home + pathOf({ locale, route }).slice(1);
  const expected = new Map<string, string>([
    ...localesWith(site, route).map((code) => [code, addressIn(code)] as const),
    ['x-default', addressIn(defaultLocale)],
  ]);
  for (const [code, address] of expected) {
    const target = alternates.get(code);
    if (target === undefined) yield `hreflang ${code} is missing`;
    else if (target !== address) yield `hreflang ${code} is ${target}, not ${address}`;
  }
  for (const code of alternates.keys())
    if (!expected.has(code)) yield `hreflang ${code} is no language of this page`;
}

/** Pages may be indexed, the pages for unknown addresses may not. */
function* indexingFaults({ file, meta }: ExportedDocument, { pages }: Export) {
  const hides = meta('robots').includes('noindex');
  if (hides && pages.has(file)) yield 'is noindex, and nobody would find it';
  if (!hides && !pages.has(file)) yield 'is not noindex';
}

/** `robots.txt` names the sitemap and forbids nothing. */
function* robotsFaults(file: string, { home, read }: Export) {
  const lines = read(file)
    .toString()
    .split(/\s*\n\s*/);
  const sitemap = `Sitemap: ${home}sitemap.xml`;
  if (!lines.includes(sitemap)) yield `lacks the line "${sitemap}"`;
  for (const line of lines) if (/^disallow:\s*\S/i.test(line)) yield `has "${line}"`;
}

export const search: RuleSet = {
  documents: [indexingFaults],
  site: [resultFaults, addressFaults, alternateFaults],
  files: { 'robots.txt': [robotsFaults] },
};
