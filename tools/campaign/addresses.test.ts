import { absoluteUrl } from '../../lib/address/links';
import { allPages } from '../../lib/address/paths';
import { localesOf } from '../../lib/site/languages';
import { routesIn } from '../../lib/site/pages';
import { testSite } from '../../lib/testing/test-site';
import { asCsv, type Campaign, sharedAddresses } from './addresses';

const site = testSite();
const plain: Campaign = { languages: localesOf(site), parameters: new Map() };

test('holds every page, and the base language by name', () => {
  const rows = sharedAddresses(site, plain);
  const addresses = rows.map(({ address }) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(allPages(site).map((page) => absoluteUrl(site, page))),
  );
  const address = 'http://localhost:3000/terms/?lang=en';
  expect(rows).toContainEqual({ language: 'en', page: 'terms', address });
  expect(new Set(addresses).size).toBe(allPages(site).length + routesIn(site, 'en').length);
});

test('holds the languages that are asked for alone', () => {
  const rows = sharedAddresses(site, { ...plain, languages: ['de', 'en'] });
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(["visitor's", 'en', 'de']));
  expect(rows).toHaveLength(routesIn(site, 'en').length * 2 + routesIn(site, 'de').length);
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
  expect(lines.length).toBeGreaterThan(allPages(site).length);
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
