/**
 * Turns a page that Next.js exported into one that needs neither Next.js nor React in the browser.
 */
import { type HTMLElement, parse } from 'node-html-parser';
import { addBreakHints } from './japanese-break-hints';
import { policyTags } from './policy';

/**
 * The scripts of Next.js, what it adds for them, and tags for X that repeat those of Open Graph,
 * which X reads too.
 */
const needless = [
  'script:not([data-own])',
  'link[as=script]',
  'link[rel=modulepreload]',
  'link[rel=preconnect]',
  'body > div[hidden]',
  'meta[name^="twitter:"]:not([name="twitter:card"])',
].join();

/** The scripts whose hashes the policy needs. Those that hold data, such as JSON-LD, do not run. */
const inline = 'script:not([src]):not([type*=json])';

/**
 * Cloudflare hides email addresses unless it is told not to, and its script that shows them again
 * is refused by the pages' policy. Source:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const keepAddresses = { start: '<!--email_off-->', end: '<!--/email_off-->' };

type PageParts = {
  /** Where messages are sent, or an empty string. */
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

/** Attributes of every lucide icon, which `app/globals.css` sets once for all icons. */
const iconLooks = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'];

/**
 * Removes `xmlns` from a drawing, which only files need, and from an icon its unused class names
 * and `iconLooks`.
 */
function shorten(drawing: HTMLElement): void {
  drawing.removeAttribute('xmlns');
  if (drawing.classList.contains('lucide'))
    for (const name of iconLooks) drawing.removeAttribute(name);
  for (const name of drawing.classList.values())
    if (name.startsWith('lucide')) drawing.classList.remove(name);
  if (drawing.getAttribute('class') === '') drawing.removeAttribute('class');
}

/**
 * Removes all scripts but the site's own, and orders the head: the policy before everything that it
 * governs, then the decision on the language before anything that another page would not need, then
 * the fonts before the stylesheet.
 * @throws Error saying what the page lacks
 */
export function finishPage(html: string, { endpoint, fonts, integrityOf }: PageParts): string {
  // Without comments: they mark places for React's scripts.
  const root = parse(html, { comment: false });
  const head = required(root, 'head');
  for (const element of root.querySelectorAll(needless)) element.remove();
  for (const script of root.querySelectorAll('script')) script.removeAttribute('data-own');
  const scripts = root.querySelectorAll(inline).map((script) => script.rawText);
  required(head, 'link[rel=stylesheet]');
  for (const sheet of head.querySelectorAll('link[rel=stylesheet]'))
    sheet.setAttribute('integrity', integrityOf(sheet.getAttribute('href') ?? ''));

  addBreakHints(root);
  for (const drawing of root.querySelectorAll('svg')) shorten(drawing);
  const charset = required(head, 'meta[charset]').remove();
  const decision = required(head, 'script:not([type]):not([src])').remove();
  const preloads = fonts.map(
    (address) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="">`,
  );
  const first = [charset, ...policyTags(scripts, endpoint), decision, ...preloads];
  head.insertAdjacentHTML('afterbegin', first.join(''));
  return (
    root
      .toString()
      // Shapes without end tags are shorter.
      .replace(/><\/(path|rect|circle|use)>/g, '/>')
      .replace(/<body[^>]*>/, `$&${keepAddresses.start}`)
      .replace(/<\/body>\s*<\/html>/, `${keepAddresses.end}$&`)
  );
}
