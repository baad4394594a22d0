import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';

/** Every page of the test site; the base language's once for any visitor, who comes first, and once by name. */
const rows = [
  ['visitor', 'home', '/'],
  ['en', 'home', '/?lang=en'],
  ['visitor', 'terms', '/terms/'],
  ['en', 'terms', '/terms/?lang=en'],
  ['visitor', 'imprint', '/imprint/'],
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
];

test('every page is there in every language, and lang is in English addresses alone', () => {
  const site = testSite({ SITE_URL: 'https://surveys.sg', BASE_PATH: '/guide' });
  expect(sharedAddresses(site)).toEqual(
    rows.map(([language, page, path]) => ({
      language,
      page,
      address: `https://surveys.sg/guide${path}`,
    })),
  );
});
