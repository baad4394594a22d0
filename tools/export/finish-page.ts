/** Turns a page that Next.js exported into one that needs neither Next.js nor React in the browser. */
import { type HTMLElement, parse } from 'node-html-parser';
import { policyTags } from './policy';

/** What Next.js adds for its scripts. */
const added = 'link[as=script], link[rel=modulepreload], link[rel=preconnect]';

export type PageParts = {
  /** Where messages are sent, or the empty text. */
  endpoint: string;
  /** The addresses of the fonts that the first screen needs. */
  fonts: readonly string[];
  integrityOf: (address: string) => string;
};

/** @throws Error if the page has no such element */
function required(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`has no ${selector}: has the HTML of Next.js changed?`);
  return element;
}

/**
 * Takes out all scripts but the site's own, and puts the head in the order in which a browser should meet its parts:
 * the policy before what it governs, the decision on the language before what would be loaded in vain, the fonts
 * before the stylesheet that names them.
 * @throws Error saying what the page lacks
 */
export function finishPage(html: string, { endpoint, fonts, integrityOf }: PageParts): string {
  // Without comments: React's mark places for its scripts.
  const root = parse(html, { comment: false });
  const head = required(root, 'head');
  const scripts = root.getElementsByTagName('script');
  const own = scripts.filter((script) => script.hasAttribute('data-own'));
  for (const script of own) script.removeAttribute('data-own');
  for (const script of scripts) if (!own.includes(script)) script.remove();
  for (const link of root.querySelectorAll(added)) link.remove();
  required(head, 'link[rel=stylesheet]');
  for (const sheet of head.querySelectorAll('link[rel=stylesheet]'))
    sheet.setAttribute('integrity', integrityOf(sheet.getAttribute('href') ?? ''));

  const charset = required(head, 'meta[charset]').remove();
  const decision = required(head, 'script:not([type]):not([src])').remove();
  const preloads = fonts.map(
    (address) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="">`,
  );
  const first = [charset, ...policyTags(inlineScripts(own), endpoint), decision, ...preloads];
  head.insertAdjacentHTML('afterbegin', first.join(''));
  return root.toString();
}

/** The texts of the scripts that the policy has to allow one by one. Data are none. */
function inlineScripts(scripts: readonly HTMLElement[]): string[] {
  return scripts
    .filter(
      (script) => !script.hasAttribute('src') && !script.getAttribute('type')?.includes('json'),
    )
    .map((script) => script.rawText);
}
