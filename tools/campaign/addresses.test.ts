import { localesOf } from '../../lib/site/languages';
import { testSite } from '../../lib/testing/test-site';
import { asCsv, type Campaign, sharedAddresses } from './addresses';

const site = testSite();
const plain: Campaign = { languages: localesOf(site), parameters: new Map() };

/** Every page of the test site below its host; the base language's once for any visitor, and once by name. */
const rows = [
  ["visitor's", 'home', '/'],
  ['en', 'home', '/?lang=en'],
  ["visitor's", 'terms', '/terms/'],
  ['en', 'terms', '/terms/?lang=en'],
  ["visitor's", 'imprint', '/imprint/'],
  ['en', 'imprint', '/imprint/?lang=en'],
  ['de', 'home', '/de/'],
  ['de', 'terms', '/de/terms/'],
  ['de', 'imprint', '/de/imprint/'],
  ['pt-PT', 'home', '/pt-PT/'],
  ['pt-PT', 'terms', '/pt-PT/terms/'],
  ['no', 'home', '/no/'],
  ['no', 'terms', '/no/terms/'],
  ['ja', 'home', '/ja/'],
  ['ja', 'terms', '/ja/terms/'],
  ['pt-BR', 'home', '/pt-BR/'],
  ['pt-BR', 'terms', '/pt-BR/terms/'],
].map(([language, page, path]) => ({ language, page, address: `http://localhost:3000${path}` }));

test('holds every page, and the base language by name', () => {
  expect(sharedAddresses(site, plain)).toEqual(rows);
});

test('holds the languages that are asked for alone', () => {
  expect(sharedAddresses(site, { ...plain, languages: ['de', 'en'] })).toEqual(rows.slice(0, 9));
});

test('appends the parameters, escaped so that they arrive as they were given', () => {
  const value = 'Spring, "50 %" & more=1 + ä#';
  const parameters = new Map([
    ['utm_source', 'mail'],
    ['utm_campaign', value],
  ]);
  const [head, ...lines] = asCsv(sharedAddresses(site, { ...plain, parameters }))
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('language,page,address');
  expect(lines).toHaveLength(rows.length);
  for (const [language, , address, ...rest] of lines.map((line) => line.split(','))) {
    const { searchParams, hash } = new URL(address);
    expect([searchParams.get('utm_source'), searchParams.get('utm_campaign')]).toEqual([
      'mail',
      value,
    ]);
    expect(searchParams.get('lang')).toBe(language === 'en' ? 'en' : null);
    expect([hash, ...rest]).toEqual(['']);
  }
});
