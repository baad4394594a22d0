import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from '../../../lib/testing/test-site';
import { tinyExport } from '../../testing/tiny-export';
import { applyRules } from '../apply-rules';
import { search } from './search';

const long = (length: number) => 'w'.repeat(length);

const { plant, faultsWith, changed } = tinyExport(search);

plant([
  {
    file: 'terms/index.html',
    from: '<title>Terms</title>',
    to: '',
    expect: 'has no title',
  },
  {
    file: 'terms/index.html',
    from: '<title>Terms</title>',
    to: '<title>Terms</title><title>Conditions</title>',
    expect: 'has no title',
  },
  {
    file: 'terms/index.html',
    from: '<title>Terms</title>',
    to: '<title>Surveys</title>',
    expect: 'has the same title as index.html',
  },
  {
    file: 'terms/index.html',
    from: '<title>Terms</title>',
    to: `<title>${long(61)}</title>`,
    expect: `title is too long for search results, which show 60 of its 61 characters: "${long(61)}"`,
  },
  {
    file: 'terms/index.html',
    from: 'name="description"',
    to: 'name="summary"',
    expect: 'has no description',
  },
  {
    file: 'terms/index.html',
    from: 'name="description" content="On terms"',
    to: 'name="description" content="On surveys"',
    expect: 'has the same description as index.html',
  },
  {
    file: 'terms/index.html',
    from: 'name="description" content="On terms"',
    to: `name="description" content="${long(156)}"`,
    expect: `description is too long for search results, which show 155 of its 156 characters: "${long(156)}"`,
  },
  {
    file: 'terms/index.html',
    from: 'rel="canonical"',
    to: 'rel="next"',
    expect: 'canonical is "", not https://guide.test/surveys/terms/',
  },
  {
    file: 'terms/index.html',
    from: 'rel="canonical" href="https://guide.test/surveys/terms/"',
    to: 'rel="canonical" href="https://guide.test/surveys/terms/?lang=en"',
    expect:
      'canonical is "https://guide.test/surveys/terms/?lang=en", not https://guide.test/surveys/terms/',
  },
  {
    file: 'terms/index.html',
    from: 'property="og:url" content="https://guide.test/surveys/terms/"',
    to: 'property="og:url" content="https://guide.test/surveys/"',
    expect: 'og:url is "https://guide.test/surveys/", not https://guide.test/surveys/terms/',
  },
  {
    file: 'index.html',
    from: 'rel="alternate" hreflang="de"',
    to: 'rel="next" hreflang="de"',
    expect: 'hreflang de is missing',
  },
  {
    file: 'index.html',
    from: 'hreflang="de" href="https://guide.test/surveys/de/"',
    to: 'hreflang="de" href="https://guide.test/surveys/"',
    expect: 'hreflang de is https://guide.test/surveys/, not https://guide.test/surveys/de/',
  },
  {
    file: 'index.html',
    from: 'rel="alternate" hreflang="x-default"',
    to: 'rel="next" hreflang="x-default"',
    expect: 'hreflang x-default is missing',
  },
  {
    file: 'terms/index.html',
    from: '<title>',
    to: '<link rel="alternate" hreflang="de" href="https://guide.test/surveys/de/"><title>',
    expect: 'hreflang de is no language of this page',
  },
  {
    file: 'terms/index.html',
    from: '<meta charset="utf-8">',
    to: '<meta charset="utf-8"><meta name="robots" content="noindex">',
    expect: 'is noindex, and nobody would find it',
  },
  {
    file: 'de/404.html',
    from: 'noindex',
    to: 'index',
    expect: 'is not noindex',
  },
  {
    file: 'robots.txt',
    from: 'Sitemap:',
    to: '# Sitemap:',
    expect: 'lacks the line "Sitemap: https://guide.test/surveys/sitemap.xml"',
  },
  {
    file: 'robots.txt',
    from: 'https://guide.test/surveys/sitemap.xml',
    to: '/surveys/sitemap.xml',
    expect: 'lacks the line "Sitemap: https://guide.test/surveys/sitemap.xml"',
  },
  {
    file: 'robots.txt',
    from: 'Allow: /',
    to: 'Disallow: /',
    expect: 'has "Disallow: /"',
  },
  {
    file: 'robots.txt',
    from: 'Allow: /',
    to: 'disallow:/terms/',
    expect: 'has "disallow:/terms/"',
  },
]);

test('a robots.txt that disallows nothing is in order', () => {
  expect(faultsWith('robots.txt', changed('robots.txt', 'Allow: /', 'Disallow:'))).toEqual([]);
});

test('varieties of a language do not share a title', () => {
  const folder = mkdtempSync(join(tmpdir(), 'varieties-'));
  for (const code of ['de', 'pt-BR', 'pt-PT']) {
    mkdirSync(join(folder, code));
    writeFileSync(join(folder, code, 'index.html'), '<html><head><title>A</title></head></html>');
  }
  const { faults } = applyRules(folder, testSite(), [{ site: search.site }]);
  rmSync(folder, { recursive: true });
  expect(faults.filter(({ what }) => what.startsWith('has the same'))).toEqual([
    { place: 'pt-PT/index.html', what: 'has the same title as pt-BR/index.html' },
  ]);
});
