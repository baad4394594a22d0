import robots from './robots';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite({ SITE_URL: 'https://guide.test', BASE_PATH: '/surveys' }) };
});

test('crawlers may read everything, and find the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://guide.test/surveys/sitemap.xml',
  });
});
