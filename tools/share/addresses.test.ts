import { absoluteUrl } from '../../lib/address/links';
import { allPages } from '../../lib/address/paths';
import { routesIn } from '../../lib/site/pages';
import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';

const site = testSite({ SITE_URL: 'https://surveys.sg', BASE_PATH: '/guide' });
const rows = sharedAddresses(site);
const addresses = rows.map(({ address }) => address);

test('every page is there, and the English ones by name too', () => {
  expect(addresses).toEqual(
    expect.arrayContaining(allPages(site).map((page) => absoluteUrl(site, page))),
  );
  const address = 'https://surveys.sg/guide/terms/?lang=en';
  expect(rows).toContainEqual({ language: 'en', page: 'terms', address });
  expect(new Set(addresses).size).toBe(allPages(site).length + routesIn(site, 'en').length);
});

test('English alone is named by a parameter, and the address for every visitor comes first', () => {
  const named = rows.filter(({ address }) => new URL(address).searchParams.has('lang'));
  expect(new Set(named.map(({ language }) => language))).toEqual(new Set(['en']));
  expect(named).toHaveLength(routesIn(site, 'en').length);
  const [first] = rows;
  expect(first).toEqual({
    language: 'visitor',
    page: 'home',
    address: 'https://surveys.sg/guide/',
  });
});
