import { attributes, metaContent, type Rule } from '../export';

/** A page's canonical address is its own, without query; cards that are shared lead there too. */
export const canonicalFaults: Rule = ({ pages }) =>
  pages.flatMap(({ file, root, url }) => {
    const canonical = attributes(root, 'head link[rel="canonical"]', 'href').join(' ');
    const shared = metaContent(root, 'og:url');
    return [
      ...(canonical === url ? [] : [`${file}: canonical is "${canonical}", not ${url}`]),
      ...(shared === url ? [] : [`${file}: og:url is "${shared ?? ''}", not ${url}`]),
    ];
  });
