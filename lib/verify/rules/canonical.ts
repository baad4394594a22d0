import { attributes, inHead } from '../page';
import type { Rule } from '../rule';

/** A page's canonical address is its own, without query; cards that are shared lead there too. */
export const canonicalFaults: Rule = () => ({
  page(page) {
    const { file, url } = page;
    const links = inHead(page, 'link').filter(({ attrs }) => attrs.rel === 'canonical');
    const canonical = attributes(links, 'href').join(' ');
    const shared = page.meta('og:url');
    return [
      ...(canonical === url ? [] : [`${file}: canonical is "${canonical}", not ${url}`]),
      ...(shared === url ? [] : [`${file}: og:url is "${shared ?? ''}", not ${url}`]),
    ];
  },
});
