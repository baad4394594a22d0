/** Links to the page in other languages: the ones with `hreflang`. */
import { primaryCode, withLanguage } from '@/lib/address/grammar';
import { browserLanguages } from '@/lib/browser/browser-languages';

/** Fetches the page that a language link leads to. */
export type Prefetch = (link: HTMLAnchorElement) => void;

/** Where a language link leads once it is chosen: to its page, with this address's other parameters and hash. */
export function languageAddress(link: HTMLAnchorElement): URL {
  const { search, hash, origin } = location;
  return new URL(link.pathname + withLanguage(search, link.hreflang) + hash, origin);
}

/**
 * Has the browser open a chosen link, in another tab, at the address that names the choice. Afterwards the link has
 * its own address again, which is the one to copy.
 */
export function nameChoice(link: HTMLAnchorElement): void {
  const own = link.getAttribute('href') ?? '';
  link.href = languageAddress(link).href;
  setTimeout(() => link.setAttribute('href', own));
}

/** The language link that an event is about, if it is one. */
export function languageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  return link || undefined;
}

/** True for a language of the browser: who opens the menu most likely wants one of them. */
export function isBrowserLanguage({ hreflang }: HTMLAnchorElement): boolean {
  return browserLanguages().some((code) => primaryCode(code) === primaryCode(hreflang));
}
