/** Where a language link leads from here: its page, with this address's other parameters and hash. */
export function languageAddress(link: HTMLAnchorElement): URL {
  const url = new URL(location.href);
  url.pathname = link.pathname;
  url.searchParams.delete('lng');
  url.searchParams.set('lang', link.hreflang);
  return url;
}
