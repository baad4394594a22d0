import type { Rule } from '../rule';

/** A page's canonical address is its own, without query; cards that are shared lead there too. */
export const canonicalFaults: Rule = () => ({
  page({ linked, url, meta }) {
    const canonical = linked('canonical')
      .map(({ attrs }) => attrs.href)
      .join(' ');
    const shared = meta('og:url') ?? '';
    return [
      ...(canonical === url ? [] : [`canonical is "${canonical}", not ${url}`]),
      ...(shared === url ? [] : [`og:url is "${shared}", not ${url}`]),
    ];
  },
});
