import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';

/** Every page of the test site, the home page first. English is there twice: for any visitor, and by name. */
const rows = [
  ['visitor', 'home', '/'],
  ['en', 'home', '/?lang=en'],
  ['de', 'home', '/de/'],
  ['pt-PT', 'home', '/pt-PT/'],
  ['no', 'home', '/no/'],
  ['ja', 'home', '/ja/'],
  ['pt-BR', 'home', '/pt-BR/'],
  ['visitor', 'terms', '/terms/'],
  ['en', 'terms', '/terms/?lang=en'],
  ['de', 'terms', '/de/terms/'],
  ['pt-PT', 'terms', '/pt-PT/terms/'],
  ['no', 'terms', '/no/terms/'],
  ['ja', 'terms', '/ja/terms/'],
  ['pt-BR', 'terms', '/pt-BR/terms/'],
  ['visitor', 'imprint', '/imprint/'],
  ['en', 'imprint', '/imprint/?lang=en'],
  ['de', 'imprint', '/de/imprint/'],
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
