import { parse } from 'node-html-parser';
import { notFoundFile } from '../../lib/address/grammar';

/** Tags that state the home page's own address. They would be wrong at an unknown address. */
const ofTheHomePage = [
  'meta[name=robots]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'meta[property="og:url"]',
  'meta[property^="og:locale"]',
  'meta[property^="article:"]',
  'script[type="application/ld+json"]',
].join();

/**
 * The page for unknown addresses: the finished home page with `noindex`, with the line that says
 * that the address is unknown, with a title that begins with what the line has in
 * `data-unknown-page`, and without what states that this is the home page.
 * @throws Error if the home page lacks that line
 */
export function toNotFoundPage(home: string): string {
  // Its comments are for hosts: see finish-page.ts.
  const root = parse(home, { comment: true });
  const line = root.querySelector('[data-unknown-page]');
  if (!line) throw new Error('The home page has no line for unknown addresses');
  line.removeAttribute('hidden');
  root.querySelector('html')?.setAttribute('data-route', notFoundFile);
  const title = root.querySelector('title');
  title?.set_content(`${line.getAttribute('data-unknown-page')} – ${title.innerHTML}`);
  for (const link of root.querySelectorAll('[aria-current=page]'))
    link.removeAttribute('aria-current');
  for (const element of root.querySelectorAll(ofTheHomePage)) element.remove();
  root
    .querySelector('head')
    ?.insertAdjacentHTML('afterbegin', '<meta name="robots" content="noindex">');
  return root.toString();
}
