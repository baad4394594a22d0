import {
  allPages,
  fileOf,
  hrefOf,
  type Page,
  pageAt,
  pageInFile,
  pathOf,
  segmentsOf,
} from './paths';

const table: [string, Page][] = [
  ['/', { locale: 'en', route: 'home' }],
  ['/terms/', { locale: 'en', route: 'terms' }],
  ['/de/', { locale: 'de', route: 'home' }],
  ['/de/imprint/', { locale: 'de', route: 'imprint' }],
  ['/ja/contact/', { locale: 'ja', route: 'contact' }],
];

test.each(table)('%s is the path of its page, and leads back to it', (path, page) => {
  expect(pathOf(page)).toBe(path);
  expect(pageAt(path.split('/').filter(Boolean))).toEqual(page);
});

test.each([['en'], ['en', 'terms'], ['DE'], ['de', 'terms', 'more'], ['home'], ['nope'], ['']])(
  'no page is at %j %j %j',
  (...segments) => {
    expect(pageAt(segments)).toBeUndefined();
  },
);

test('every page has a path of its own and is found there', () => {
  expect(new Set(allPages.map(pathOf)).size).toBe(allPages.length);
  for (const page of allPages) expect(pageAt(segmentsOf(page))).toEqual(page);
  for (const page of allPages) expect(pageInFile(fileOf(page))).toEqual(page);
});

test('a link carries base path, language and section in this order', () => {
  const page: Page = { locale: 'de', route: 'home' };
  expect(hrefOf(page, { basePath: '/surveys', lang: 'de', hash: 'brands' })).toBe(
    '/surveys/de/?lang=de#brands',
  );
  expect(hrefOf(page)).toBe('/de/');
});
