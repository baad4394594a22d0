/** @jest-environment jsdom */
import { propagateLanguage } from './propagate-language.client';

function hrefsAt(address: string, links: string): string[] {
  history.replaceState(null, '', address);
  document.body.innerHTML = links;
  propagateLanguage(document.body);
  return [...document.links].map((link) => link.getAttribute('href') ?? '');
}

test.each([
  [
    'a link within the site',
    '<a href="/de/terms/?a=1#x">',
    'http://localhost/de/terms/?a=1&lang=de#x',
  ],
  [
    'a partner link',
    '<a rel="sponsored noopener" href="https://p.example/?lang=pt">',
    'https://p.example/?lang=de',
  ],
  [
    'a partner link, whose other parameters stay to the byte,',
    '<a rel="sponsored" href="https://p.example/?c=%E9&flag&lng=7.5&affid=4343&lang=pt">',
    'https://p.example/?c=%E9&flag&lng=7.5&affid=4343&lang=de',
  ],
  ['a link elsewhere', '<a href="https://eu.example/">', 'https://eu.example/'],
  ['a place on the page', '<a href="#brands">', '#brands'],
  ['a link to a language', '<a hreflang="fr" href="/fr/?lang=fr">', '/fr/?lang=fr'],
])('%s', (_, link, expected) => {
  expect(hrefsAt('/de/?lang=de', link)).toEqual([expected]);
});

test('without the parameter every link stays clean', () => {
  expect(hrefsAt('/de/?a=1', '<a href="/de/terms/">')).toEqual(['/de/terms/']);
});
