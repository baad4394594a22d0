/** Links to the page in other languages: the ones with `hreflang`. */
import { languageAlias, languageParameter } from '@/lib/address/grammar';

/** Fetches the page that a language link leads to. */
export type Prefetch = (link: HTMLAnchorElement) => void;

/** Where a language link leads from here: its page, with this address's other parameters and hash. */
export function languageAddress(link: HTMLAnchorElement): URL {
  const url = new URL(location.href);
  url.pathname = link.pathname;
  url.searchParams.delete(languageAlias);
  url.searchParams.set(languageParameter, link.hreflang);
  return url;
}

/** The language link that an event is about, if it is one. */
export function languageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  return link || undefined;
}

/** True for a language of the browser: who opens the menu most likely wants one of them. */
export function isBrowserLanguage({ hreflang }: HTMLAnchorElement): boolean {
  const primary = (code: string) => code.split('-', 1)[0].toLowerCase();
  return navigator.languages.some((code) => primary(code) === primary(hreflang));
}
