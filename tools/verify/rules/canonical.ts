import type { Rule } from '../rule';

/** A page's canonical address is its own, without query; cards that are shared lead there too. */
export const canonicalFaults: Rule = () => ({
  page({ root, url, meta }) {
    const links = root.querySelectorAll('head > link[rel=canonical]');
    const canonical = links.map((link) => link.getAttribute('href')).join(' ');
    const shared = meta('og:url') ?? '';
    return [
      ...(canonical === url ? [] : [`canonical is "${canonical}", not ${url}`]),
      ...(shared === url ? [] : [`og:url is "${shared}", not ${url}`]),
    ];
  },
});
