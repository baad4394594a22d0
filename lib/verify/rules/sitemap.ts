import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { kept, type Rule } from '../rule';
import { alternatesOf } from './alternates';

type Entry = {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { rel: string; hreflang: string; href: string }[];
};

/** What is kept of an entry; its alternates as one text. */
type Listed = { lastmod?: string; alternates: string };

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
  const { listed, twice } = listedIn(xml);
  const urls = new Set([...pages.values()].map(({ url }) => url));
  return {
    page(page) {
      const { url, meta } = page;
      const entry = listed.get(url);
      if (!entry) return [`${file}: ${url} is missing`];
      const same = entry.alternates === asText(alternatesOf(page));
      return [
        ...(same ? [] : [`${url} has other alternates than the page`]),
        ...dateFaults(url, entry.lastmod, meta('article:modified_time')),
      ].map((fault) => `${file}: ${fault}`);
    },
    end: () =>
      [
        ...(twice ? ['lists an address twice'] : []),
        ...[...listed.keys()].filter((loc) => !urls.has(loc)).map((loc) => `${loc} is no page`),
      ].map((fault) => `${file}: ${fault}`),
  };
};

/** Entries are read one by one: with many languages, all of them as objects would fill the memory. */
function listedIn(xml: string): { listed: Map<string, Listed>; twice: boolean } {
  const listed = new Map<string, Listed>();
  /** All languages of a page should have the same alternates, and then share one text. */
  const shared = new Map<string, string>();
  let twice = false;
  for (const [block] of xml.matchAll(/<url>.*?<\/url>/gs)) {
    const [entry]: Entry[] = parser.parse(block).url;
    const links = (entry['xhtml:link'] ?? []).map(
      ({ hreflang, href }) => [hreflang, href] as const,
    );
    twice ||= listed.has(entry.loc);
    const text = asText(links);
    const alternates = shared.get(text) ?? text;
    shared.set(alternates, alternates);
    listed.set(kept(entry.loc), { lastmod: entry.lastmod, alternates });
  }
  return { listed, twice };
}

function asText(alternates: Iterable<readonly [string, string]>): string {
  return kept(
    [...alternates]
      .map((pair) => pair.join(' '))
      .sort()
      .join(),
  );
}

/** A day, without a time of day: what has one is the time of a build. */
function dateFaults(loc: string, lastmod = '', modified: string | undefined): string[] {
  if (!/^\d{4}-\d\d-\d\d$/.test(lastmod)) return [`${loc} has the date "${lastmod}", not a day`];
  if (Date.parse(lastmod) > Date.now()) return [`${loc} has the date ${lastmod}, yet to come`];
  const differs = modified && !modified.startsWith(lastmod);
  return differs ? [`${loc} has the date ${lastmod}, and the page ${modified}`] : [];
}
