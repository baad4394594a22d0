/** What the sitemap lists, and when it says that a page changed. */
import { tinyExport } from '../../testing/tiny-export';
import { sitemap } from './sitemap';

const { changed, faultsWith, plant } = tinyExport(sitemap);

plant([
  {
    file: 'sitemap.xml',
    from: '<lastmod>2025-09-16</lastmod>',
    to: '<lastmod>',
    expect:
      "is not valid XML (Expected closing tag 'lastmod' (opened in line 5, col 50) instead of closing tag 'url'.)",
  },
  {
    file: 'sitemap.xml',
    from: '<url><loc>https://guide.test/surveys/terms/',
    to: '<url><loc>https://guide.test/surveys/terms/</loc></url><url><loc>https://guide.test/surveys/terms/',
    expect: 'lists an address twice',
  },
  {
    file: 'sitemap.xml',
    from: '<loc>https://guide.test/surveys/terms/',
    to: '<loc>https://guide.test/surveys/conditions/',
    expect: 'https://guide.test/surveys/conditions/ is no page',
    also: ['sitemap.xml: https://guide.test/surveys/terms/ is missing'],
  },
  {
    file: 'sitemap.xml',
    from: '<lastmod>2025-09-16</lastmod>',
    to: '<lastmod>2025-09-16</lastmod><priority>1</priority>',
    expect:
      'https://guide.test/surveys/terms/ has loc, lastmod, priority, xhtml:link, not loc, lastmod, xhtml:link',
  },
  {
    file: 'sitemap.xml',
    from: '<lastmod>2025-09-16</lastmod>',
    to: '',
    expect: 'https://guide.test/surveys/terms/ has loc, xhtml:link, not loc, lastmod, xhtml:link',
    also: ['sitemap.xml: https://guide.test/surveys/terms/ has the date "", not a day'],
  },
  {
    file: 'sitemap.xml',
    from: 'hreflang="en" href="https://guide.test/surveys/terms/"',
    to: 'hreflang="en" href="https://guide.test/surveys/de/"',
    expect: 'https://guide.test/surveys/terms/ has other alternates than the page',
  },
  {
    file: 'sitemap.xml',
    from: '2025-09-16',
    to: '2025-09-16T10:00:00Z',
    expect: 'https://guide.test/surveys/terms/ has the date "2025-09-16T10:00:00Z", not a day',
  },
  {
    file: 'sitemap.xml',
    from: '2025-09-16',
    to: '2999-01-01',
    expect: 'https://guide.test/surveys/terms/ has the date 2999-01-01, yet to come',
  },
  {
    file: 'sitemap.xml',
    from: '<loc>https://guide.test/surveys/</loc><lastmod>2025-10-20',
    to: '<loc>https://guide.test/surveys/</loc><lastmod>2025-09-15',
    expect: 'https://guide.test/surveys/ has the date 2025-09-15, and the page 2025-10-20',
  },
]);

test('a day that has begun in Singapore alone is not yet to come', () => {
  jest.useFakeTimers({ now: new Date('2027-03-01T20:00Z') });
  const tomorrow = changed('sitemap.xml', '2025-09-16', '2027-03-02');
  expect(faultsWith('sitemap.xml', tomorrow)).toEqual([]);
  jest.useRealTimers();
});
