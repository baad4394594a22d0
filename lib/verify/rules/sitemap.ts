import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Export, metaContent, type Rule } from '../export';
import { alternatesOf } from './alternates';

type Entry = {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { rel: string; hreflang: string; href: string }[];
};

const file = 'sitemap.xml';
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'url' || name === 'xhtml:link',
});

/** The sitemap lists every page once and nothing else, with the page's own alternates and a content's date. */
export const sitemapFaults: Rule = (site) => {
  if (!site.files.has(file)) return [`${file}: is missing`];
  const xml = site.read(file).toString('utf8');
  const form = XMLValidator.validate(xml);
  if (form !== true) return [`${file}: is not valid XML (${form.err.msg})`];
  const entries: Entry[] = parser.parse(xml).urlset?.url ?? [];
  return entriesFaults(site, entries).map((fault) => `${file}: ${fault}`);
};

function entriesFaults({ pages }: Export, entries: readonly Entry[]): string[] {
  const listed = new Map(entries.map((entry) => [entry.loc, entry]));
  const urls = new Set(pages.map(({ url }) => url));
  return [
    ...(listed.size === entries.length ? [] : ['lists an address twice']),
    ...[...listed.keys()].filter((loc) => !urls.has(loc)).map((loc) => `${loc} is no page`),
    ...pages.flatMap(({ url, root }) => {
      const entry = listed.get(url);
      if (!entry) return [`${url} is missing`];
      const named = (entry['xhtml:link'] ?? []).map(({ hreflang, href }) => `${hreflang} ${href}`);
      const expected = [...alternatesOf(root)].map((pair) => pair.join(' '));
      return [
        ...(named.sort().join() === expected.sort().join()
          ? []
          : [`${url} has other alternates than the page`]),
        ...dateFaults(entry, metaContent(root, 'article:modified_time')),
      ];
    }),
  ];
}

/** A day, without a time of day: what has one is the time of a build. */
function dateFaults({ loc, lastmod = '' }: Entry, modified: string | undefined): string[] {
  if (!/^\d{4}-\d\d-\d\d$/.test(lastmod)) return [`${loc} has the date "${lastmod}", not a day`];
  if (Date.parse(lastmod) > Date.now()) return [`${loc} has the date ${lastmod}, yet to come`];
  const differs = modified && !modified.startsWith(lastmod);
  return differs ? [`${loc} has the date ${lastmod}, and the page ${modified}`] : [];
}
