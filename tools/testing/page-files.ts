/** What the HTML of an exported page makes a browser load. */
import { parse } from 'node-html-parser';

/** Addresses, each once, in the order of the page; and the texts of the scripts within it. */
export function pageFiles(html: string) {
  const root = parse(html);
  const addresses = (selector: string) => {
    const found = root.querySelectorAll(selector).map(({ attrs }) => attrs.src ?? attrs.href);
    return [...new Set(found)];
  };
  // JSON-LD is for search engines, and counts as HTML.
  const inline = 'script:not([src]):not([type="application/ld+json"])';
  return {
    scripts: addresses('script[src], link[rel=modulepreload], link[as=script]'),
    stylesheets: addresses('link[rel=stylesheet]'),
    preloadedFonts: addresses('link[rel=preload][as=font]'),
    // Browsers load others when they come near the screen: how near, they decide by the network.
    pictures: addresses('img[src]:not([loading=lazy])'),
    inlineScripts: root.querySelectorAll(inline).map((script) => script.rawText),
  };
}

/**
 * Where the HTML of a phone's first screen ends: after the drawing on the home page, and
 * after the first paragraph below the heading everywhere else.
 * @throws Error if the page has neither.
 */
export function firstScreenEnd(html: string): number {
  const root = parse(html);
  const start = root.querySelector('h1')?.range[1] ?? Number.POSITIVE_INFINITY;
  const below = ['[role=img]', 'p']
    .flatMap((selector) => root.querySelectorAll(selector))
    .find(({ range }) => range[0] >= start);
  if (!below) throw new Error('The page has no heading with a picture or a paragraph after it');
  return below.range[1];
}
