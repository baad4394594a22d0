import { localeNamed, testSite } from '../testing/test-site';
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

const site = testSite();

const table: [string, Page][] = [
  ['/', { locale: 'en', route: 'home' }],
  ['/terms/', { locale: 'en', route: 'terms' }],
  ['/de/', { locale: localeNamed('de'), route: 'home' }],
  ['/de/imprint/', { locale: localeNamed('de'), route: 'imprint' }],
  ['/ja/terms/', { locale: localeNamed('ja'), route: 'terms' }],
];

test.each(table)('%s is the path of its page, and leads back to it', (path, page) => {
  expect(pathOf(page)).toBe(path);
  expect(pageAt(site, path.split('/').filter(Boolean))).toEqual(page);
});

test.each([
  ['en'],
  ['en', 'terms'],
  ['DE'],
  ['de', 'terms', 'more'],
  ['home'],
  ['nope'],
  [''],
  ['ja', 'imprint'],
])('no page is at %j %j %j', (...segments) => {
  expect(pageAt(site, segments)).toBeUndefined();
});

test('every page has a path of its own and is found there', () => {
  expect(new Set(allPages(site).map(pathOf)).size).toBe(allPages(site).length);
  for (const page of allPages(site)) expect(pageAt(site, segmentsOf(page))).toEqual(page);
  for (const page of allPages(site)) expect(pageInFile(site, fileOf(page))).toEqual(page);
});

test('a link carries base path, language and section in this order', () => {
  const page: Page = { locale: localeNamed('de'), route: 'home' };
  expect(hrefOf(page, { basePath: '/surveys', lang: localeNamed('de'), hash: 'brands' })).toBe(
    '/surveys/de/?lang=de#brands',
  );
  expect(hrefOf(page)).toBe('/de/');
});
