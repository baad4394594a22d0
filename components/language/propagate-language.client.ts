import { languageParameter, withLanguage } from '@/lib/address/grammar';
import type { Behaviour } from '@/lib/browser/behaviour';

/**
 * Adds the `lang` of the page's address, if it has one, to links: to those within the site, so that
 * the choice is kept, and to partner links, so that the partner knows it. Links with `hreflang` and
 * links to an anchor on the same page stay as they are.
 */
export const propagateLanguage: Behaviour = (root) => {
  const lang = new URLSearchParams(location.search).get(languageParameter);
  if (!lang) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>(
    'a[href]:not([href^="#"], [hreflang])',
  )) {
    if (link.origin !== location.origin && !link.rel.includes('sponsored')) continue;
    link.search = withLanguage(link.search, lang, [languageParameter]);
  }
};
