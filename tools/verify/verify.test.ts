/**
 * Plants a fault for every demand of every rule into an export of three small pages, one at a time, and expects that this
 * fault is reported and nothing else. `planted-faults/` has a file of faults for each file in `rules/`.
 */
import english from '../../messages/en.json';
import { type PlantedFault, tinyExport } from '../testing/tiny-export';
import card from './planted-faults/card';
import files from './planted-faults/files';
import fonts from './planted-faults/fonts';
import links from './planted-faults/links';
import scripts from './planted-faults/scripts';
import search from './planted-faults/search';
import sitemap from './planted-faults/sitemap';
import structure from './planted-faults/structure';
import structuredData from './planted-faults/structured-data';
import texts from './planted-faults/texts';

const { read, faultsWith } = tinyExport();

/** The content of a file with `to` in every place of `from`. Fails if the file does not contain `from`. */
function changed(file: string, from: string, to: string): string {
  const text = read(file).toString();
  expect(text).toContain(from);
  return text.replaceAll(from, to);
}

test('an export in order has no fault', () => {
  expect(faultsWith('index.html', read('index.html'))).toEqual([]);
});

describe.each<[string, readonly PlantedFault[]]>([
  ['card', card],
  ['files', files],
  ['fonts', fonts],
  ['links', links],
  ['scripts', scripts],
  ['search', search],
  ['sitemap', sitemap],
  ['structure', structure],
  ['structured-data', structuredData],
  ['texts', texts],
])('%s', (_, faults) => {
  test.each(faults)('$file: $expect', ({ file, from, to, expect: fault, also = [] }) => {
    const faulty = changed(file, from, to);
    expect(faultsWith(file, faulty)).toEqual([`${file}: ${fault}`, ...also].sort());
  });
});

describe('a file that is not there', () => {
  test.each(['404.html', 'de/404.html', 'robots.txt', 'sitemap.xml'])('%s', (file) => {
    expect(faultsWith(file, undefined)).toEqual([`${file}: is missing`]);
  });

  test('a page', () => {
    expect(faultsWith('terms/index.html', undefined)).toEqual([
      'index.html: link terms/ leads to no file',
      'sitemap.xml: https://guide.test/surveys/terms/ is no page',
      'terms/index.html: is missing',
    ]);
  });
});

test('a page that no link leads to is named', () => {
  const unlinked = changed('index.html', 'href="terms/"', 'href="#brands"');
  expect(faultsWith('index.html', unlinked)).toEqual(['terms/index.html: no link leads here']);
});

test('a card that some messengers would drop is named', () => {
  const heavy = Buffer.concat([read('og/en-terms.png'), Buffer.alloc(100_000)]);
  expect(faultsWith('og/en-terms.png', heavy)).toEqual([
    'terms/index.html: card og/en-terms.png has 100024 bytes',
  ]);
});

test('a script with other contents than pages are bound to is named for each of them', () => {
  const pages = ['404.html', 'de/404.html', 'de/index.html', 'index.html', 'terms/index.html'];
  expect(faultsWith('client.js', `${read('client.js')}count()`)).toEqual(
    pages.map((file) => `${file}: /surveys/client.js is not bound to its contents`),
  );
});

describe('the decision on the language', () => {
  const html = read('terms/index.html').toString();
  const [decision = '', client = ''] = html.match(/<script[^<]*<\/script>/g) ?? [];
  const withoutScripts = html.replace(decision, '').replace(client, '');

  test.each([
    ['behind another script', html.replace(decision, '').replace(client, client + decision)],
    ['behind the head', withoutScripts.replace('<header>', `${decision}<header>`)],
  ])('%s is too late', (_, late) => {
    expect(late).toContain(decision);
    expect(faultsWith('terms/index.html', late)).toEqual([
      'terms/index.html: its first script is not the decision on the language',
    ]);
  });
});

describe('in order', () => {
  const { label } = english.header.nav;
  const heading = '</h1>';

  test.each([
    [
      'another part of the host, named in full',
      'terms/index.html',
      'href="/surveys/#brands"',
      'href="https://guide.test/blog/"',
    ],
    ['other scripts and emoji', 'terms/index.html', heading, `${heading}<p>日本語 🙂</p>`],
    ['a text of its language', 'terms/index.html', '"Pages"', `"${label}"`],
    ['a text whose `lang` says so', 'de/index.html', 'lang="en">', `lang="en" title="${label}">`],
    ['a name of a host', 'terms/index.html', heading, `${heading}<p>www.hero.title</p>`],
    ['a robots.txt that disallows nothing', 'robots.txt', 'Allow: /', 'Disallow:'],
  ])('%s', (_, file, from, to) => {
    expect(faultsWith(file, changed(file, from, to))).toEqual([]);
  });
});
