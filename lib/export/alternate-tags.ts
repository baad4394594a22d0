/**
 * The tags that name a page's other languages to search engines and messengers. The finishing step writes
 * them, because no visitor needs them: in the framework's metadata they would be sent twice with every page,
 * and be made anew in the browser at each switch.
 */
import { alternateUrls } from '../alternates';
import { localeCodes, openGraphLocale } from '../locales';
import type { Page } from '../paths';

const openGraphTags = localeCodes.map((code) => ({
  code,
  tag: `<meta property="og:locale:alternate" content="${openGraphLocale(code)}"/>`,
}));

/** Reciprocal `hreflang` links, to the page itself as well, and Open Graph's other languages. */
export function alternateTags({ locale, route }: Page): string {
  const links = Object.entries(alternateUrls(route)).map(
    ([language, url]) => `<link rel="alternate" hreflang="${language}" href="${url}"/>`,
  );
  const others = openGraphTags.flatMap(({ code, tag }) => (code === locale ? [] : tag));
  return [...links, ...others].join('');
}
