import { testSite } from '../../lib/testing/test-site';
import { headersFile, redirectsFile } from './netlify';

const hashed = 'public, max-age=31536000, immutable';
const daily = 'public, max-age=86400';

/** How each file of an export has to be sent. */
const table: readonly [file: string, caching: string, resourcePolicy: string][] = [
  ['index.html', 'no-cache', 'same-origin'],
  ['404.html', 'no-cache', 'same-origin'],
  ['terms/index.html', 'no-cache', 'same-origin'],
  ['de/index.html', 'no-cache', 'same-origin'],
  ['de/terms/index.html', 'no-cache', 'same-origin'],
  ['robots.txt', daily, 'same-origin'],
  ['pictures/about.svg', daily, 'same-origin'],
  ['_next/static/chunks/a.css', hashed, 'same-origin'],
  ['_next/static/media/b.woff2', hashed, 'same-origin'],
  ['scripts/a.js', hashed, 'same-origin'],
  ['favicon.ico', daily, 'cross-origin'],
  ['icons/icon-192.png', daily, 'cross-origin'],
  ['og/de-home.png', daily, 'cross-origin'],
];
const files = [...table.map(([file]) => file), '_headers'];

/** The paths that a `_headers` file names, each with its values. */
function entriesOf(text: string) {
  const entry = /^(\/\S*)\n {2}Cache-Control: (.*)\n {2}Cross-Origin-Resource-Policy: (.*)$/gm;
  return [...text.matchAll(entry)].map(([, path, ...values]) => ({ path, values }));
}

describe.each(['', '/surveys'])('below %p', (base) => {
  const text = headersFile(testSite({ BASE_PATH: base }), files, [['X-Sample', 'yes']]);

  test('every answer has the headers that are given', () => {
    expect(text).toMatch(/\n\/\*\n {2}X-Sample: yes\n/);
  });

  test.each(table)('%s is in one entry of _headers, the right one', (file, ...expected) => {
    const address = `${base}/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    // A star only stands at the end, as every host wants it.
    const found = entriesOf(text).filter(({ path }) =>
      path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
    );
    expect(found.map(({ values }) => values)).toEqual([expected]);
  });

  test('the file itself is in none', () => {
    expect(entriesOf(text).map(({ path }) => path)).not.toContain(`${base}/_headers`);
  });
});

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
