import { XMLParser } from 'fast-xml-parser';
import { GET } from './route';

jest.mock('@/lib/current/site', () => {
  const { testConfig, testSite } = jest.requireActual('@/lib/testing/test-site');
  return {
    site: testSite(
      { SITE_URL: 'https://guide.test', BASE_PATH: '/surveys' },
      { ...testConfig, languages: testConfig.languages.slice(0, 3) },
    ),
  };
});

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

/** Links of a page in these languages, as the sitemap has them. */
function links(...alternates: [hreflang: string, path: string][]) {
  return alternates.map(([hreflang, path]) => ({
    rel: 'alternate',
    hreflang,
    href: `https://guide.test/surveys/${path}`,
  }));
}

const home = links(['en', ''], ['de', 'de/'], ['pt-PT', 'pt-PT/'], ['x-default', '']);
const terms = links(
  ['en', 'terms/'],
  ['de', 'de/terms/'],
  ['pt-PT', 'pt-PT/terms/'],
  ['x-default', 'terms/'],
);
const imprint = links(['en', 'imprint/'], ['de', 'de/imprint/'], ['x-default', 'imprint/']);

test('every page is listed, with the day of its last change and its alternates', async () => {
  const response = await GET();
  expect(response.headers.get('content-type')).toBe('application/xml');
  const { urlset } = parser.parse(await response.text());
  const expected: [path: string, day: string, alternates: object[]][] = [
    ['', '2025-10-20', home],
    ['terms/', '2025-09-16', terms],
    ['imprint/', '2025-09-17', imprint],
    ['de/', '2025-10-20', home],
    ['de/terms/', '2025-09-16', terms],
    ['de/imprint/', '2025-09-17', imprint],
    ['pt-PT/', '2025-10-20', home],
    ['pt-PT/terms/', '2025-09-16', terms],
  ];
  expect(urlset.url).toEqual(
    expected.map(([path, lastmod, alternates]) => ({
      loc: `https://guide.test/surveys/${path}`,
      lastmod,
      'xhtml:link': alternates,
    })),
  );
});
