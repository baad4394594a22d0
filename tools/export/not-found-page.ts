import { parse } from 'node-html-parser';

/** What speaks of the home page's own address: an unknown address is none of these. */
const ofTheHomePage = [
  'link[rel=canonical]',
  'link[rel=alternate]',
  'meta[property="og:url"]',
  'meta[property^="og:locale"]',
  'meta[property^="article:"]',
  'script[type="application/ld+json"]',
].join();

/**
 * The page for unknown addresses: the finished home page, with the line that says so, and without what search engines and
 * messengers would take for the home page's.
 * @throws Error if the home page lacks that line
 */
export function notFoundPage(home: string): string {
  const root = parse(home);
  const line = root.querySelector('[data-unknown-page]');
  if (!line) throw new Error('The home page has no line for unknown addresses');
  line.removeAttribute('hidden');
  for (const element of root.querySelectorAll(ofTheHomePage)) element.remove();
  root
    .querySelector('head')
    ?.insertAdjacentHTML('afterbegin', '<meta name="robots" content="noindex">');
  return root.toString();
}
