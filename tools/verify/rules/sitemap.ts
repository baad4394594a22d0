import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { hasBegun } from '../../../lib/site/field-rules';
import type { Export, ExportedPage } from '../../export/read-export';
import type { RuleSet } from '../rule-set';

type Entry = {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { rel: string; hreflang: string; href: string }[];
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'url' || name === 'xhtml:link',
});

/**
 * The sitemap lists every page once and nothing else, with the page's own alternates and a
 * content's date.
 */
function* sitemapFaults(file: string, { pages, read }: Export) {
  const xml = read(file).toString();
  const form = XMLValidator.validate(xml);
  if (form !== true) {
    yield `is not valid XML (${form.err.msg})`;
    return;
  }
  const entries: Entry[] = parser.parse(xml).urlset?.url ?? [];
  const listed = new Map(entries.map((entry) => [entry.loc, entry]));
  if (listed.size < entries.length) yield 'lists an address twice';
  for (const page of pages.values()) {
    const entry = listed.get(page.url);
    if (entry) yield* entryFaults(entry, page);
    else yield `${page.url} is missing`;
    listed.delete(page.url);
  }
  for (const loc of listed.keys()) yield `${loc} is no page`;
}

function* entryFaults(entry: Entry, { alternates, meta }: ExportedPage) {
  const { loc, lastmod = '', 'xhtml:link': links = [] } = entry;
  // In the order of the protocol's schema
  // (https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd), alternates last.
  const parts = Object.keys(entry).join(', ');
  if (parts !== 'loc, lastmod, xhtml:link')
    yield `${loc} has ${parts}, not loc, lastmod, xhtml:link`;
  const listed = links.map(({ hreflang, href }) => `${hreflang} ${href}`).sort();
  const named = [...alternates].map((pair) => pair.join(' ')).sort();
  if (listed.join() !== named.join()) yield `${loc} has other alternates than the page`;
  // A day, without a time of day: what has one is the time of a build.
  const modified = meta('article:modified_time');
  if (!/^\d{4}-\d\d-\d\d$/.test(lastmod)) yield `${loc} has the date "${lastmod}", not a day`;
  else if (!hasBegun(lastmod)) yield `${loc} has the date ${lastmod}, yet to come`;
  else if (modified && !modified.startsWith(lastmod))
    yield `${loc} has the date ${lastmod}, and the page ${modified}`;
}

export const sitemap: RuleSet = {
  files: { 'sitemap.xml': [sitemapFaults] },
};
