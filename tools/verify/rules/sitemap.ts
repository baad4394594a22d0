import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Rule } from '../rule';
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
export const sitemapFaults: Rule = ({ files, pages, read }) => {
  if (!files.has(file)) return { end: () => [`${file}: is missing`] };
  const xml = read(file).toString('utf8');
  const form = XMLValidator.validate(xml);
  if (form !== true) return { end: () => [`${file}: is not valid XML (${form.err.msg})`] };
  const entries: Entry[] = parser.parse(xml).urlset?.url ?? [];
  const listed = new Map(entries.map((entry) => [entry.loc, entry]));
  const urls = new Set([...pages.values()].map(({ url }) => url));
  const faults = [
    ...(listed.size < entries.length ? ['lists an address twice'] : []),
    ...[...listed.keys()].filter((loc) => !urls.has(loc)).map((loc) => `${loc} is no page`),
  ];
  return {
    page(page) {
      const { url, meta } = page;
      const entry = listed.get(url);
      if (entry) {
        const links = entry['xhtml:link'] ?? [];
        const same =
          asText(links.map(({ hreflang, href }) => [hreflang, href])) ===
          asText(alternatesOf(page));
        if (!same) faults.push(`${url} has other alternates than the page`);
        faults.push(...dateFaults(url, entry.lastmod, meta('article:modified_time')));
      } else {
        faults.push(`${url} is missing`);
      }
      return [];
    },
    end: () => faults.map((fault) => `${file}: ${fault}`),
  };
};

function asText(alternates: Iterable<readonly [code: string, address: string]>): string {
  return [...alternates]
    .map((pair) => pair.join(' '))
    .toSorted()
    .join();
}

/** A day, without a time of day: what has one is the time of a build. */
function dateFaults(loc: string, lastmod = '', modified: string | undefined): string[] {
  if (!/^\d{4}-\d\d-\d\d$/.test(lastmod)) return [`${loc} has the date "${lastmod}", not a day`];
  if (Date.parse(lastmod) > Date.now()) return [`${loc} has the date ${lastmod}, yet to come`];
  const differs = modified && !modified.startsWith(lastmod);
  return differs ? [`${loc} has the date ${lastmod}, and the page ${modified}`] : [];
}
