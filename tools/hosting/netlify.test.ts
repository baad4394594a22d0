import { testSite } from '../../lib/testing/test-site';
import { headersFile, redirectsFile } from './netlify';
import { cachingOf, resourcePolicyOf } from './rules';

const files = [
  ...['index.html', '404.html', 'favicon.ico', 'robots.txt', '_headers'],
  ...['de/index.html', 'de/terms/index.html', 'terms/index.html', 'pictures/about.svg'],
  ...['og/de-home.png', '_next/static/chunks/a.css', '_next/static/media/b.woff2', 'scripts/a.js'],
];

/** The paths that a `_headers` file names, each with its values. */
function entriesOf(text: string) {
  const entry = /^(\/\S*)\n {2}Cache-Control: (.*)\n {2}Cross-Origin-Resource-Policy: (.*)$/gm;
  return [...text.matchAll(entry)].map(([, path, ...values]) => ({ path, values }));
}

test.each(['', '/surveys'])(
  'below %p every file is in one entry of _headers, the right one',
  (base) => {
    const text = headersFile(testSite({ BASE_PATH: base }), files, [['X-Sample', 'yes']]);
    expect(text).toMatch(/\n\/\*\n {2}X-Sample: yes\n/);
    const entries = entriesOf(text);
    for (const file of files.filter((one) => one !== '_headers')) {
      const address = `${base}/${file.replace(/(^|\/)index\.html$/, '$1')}`;
      // A star only stands at the end, as every host wants it.
      const found = entries.filter(({ path }) =>
        path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
      );
      const values = found.map((entry) => entry.values);
      expect([file, values]).toEqual([file, [[cachingOf(file), resourcePolicyOf(file)]]]);
    }
  },
);

test('_redirects names the page of each language, in three spellings of its prefix', () => {
  const lines = redirectsFile(testSite({ BASE_PATH: '/surveys' })).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/surveys/de/* /surveys/de/404.html 404',
      '/surveys/DE/* /surveys/de/404.html 404',
      '/surveys/pt-BR/* /surveys/pt-BR/404.html 404',
      '/surveys/pt-br/* /surveys/pt-BR/404.html 404',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('/surveys/* '))).toEqual([]);
});
