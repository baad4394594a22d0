import { languageParameter, withLanguage } from '@/lib/address/grammar';
import type { Behaviour } from '@/lib/browser/behaviour';

/**
 * Makes every link carry the `lang` of the address, if it has one: links within the site, so that the choice
 * is kept, and partner links, so that the partner is told. Links that name their own language are left alone,
 * and so are links to a place on the same page.
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
