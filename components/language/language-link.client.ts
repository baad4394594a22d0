/** Links to the page in other languages: the ones with `hreflang`. */
import { primaryCode, withLanguage } from '@/lib/address/grammar';
import { browserLanguages } from '@/lib/browser/browser-languages';

/** Prefetches the page that a language link leads to. */
export type Prefetch = (link: HTMLAnchorElement) => void;

/**
 * The address after a choice: the link's page, with the parameters and the hash of this address.
 */
export function languageAddress(link: HTMLAnchorElement): URL {
  const { search, hash, origin } = location;
  return new URL(link.pathname + withLanguage(search, link.hreflang) + hash, origin);
}

/**
 * Adds `lang` to a link whose click opens another tab. Right after the click the link has its own
 * address again, because that is the one to copy.
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

/**
 * True for one of the browser's languages, also by another name (`nb` for `no`): visitors who open
 * the menu most likely want one of them.
 */
export function isBrowserLanguage({ hreflang, dataset }: HTMLAnchorElement): boolean {
  const names = [hreflang, ...(dataset.aliases?.split(' ') ?? [])].map(primaryCode);
  return browserLanguages().some((code) => names.includes(primaryCode(code)));
}
