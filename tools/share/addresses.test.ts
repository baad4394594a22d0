import { testConfig, testSite } from '../../lib/testing/test-site';
import { addressesOf } from './addresses';

const settings = { SITE_URL: 'https://surveys.sg', BASE_PATH: '/guide' };

test('English has lang in its address, no other language has, and the address that adapts comes last', () => {
  const shared = addressesOf(testSite(settings), 'imprint');
  expect(shared.map(({ locale, adapts, address }) => [locale, adapts, address])).toEqual([
    ['en', false, 'https://surveys.sg/guide/imprint/?lang=en'],
    ['de', false, 'https://surveys.sg/guide/de/imprint/'],
    ['en', true, 'https://surveys.sg/guide/imprint/'],
  ]);
});

test('a site in English alone has one address for a page, without lang', () => {
  const [english] = testConfig.languages;
  const site = testSite(settings, { ...testConfig, languages: [english] });
  expect(addressesOf(site, 'home').map(({ adapts, address }) => [adapts, address])).toEqual([
    [false, 'https://surveys.sg/guide/'],
  ]);
});
