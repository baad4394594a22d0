import { headersFile, redirectsFile } from './netlify';
import { cachingOf, resourcePolicyOf } from './rules';

const files = [
  ...['index.html', '404.html', 'favicon.ico', 'robots.txt', '_headers'],
  ...['de/index.html', 'de/terms/index.html', 'terms/index.html', 'pictures/about.svg'],
  ...['og/de-home.png', '_next/static/chunks/a.css', '_next/static/media/b.woff2', 'scripts/a.js'],
];

type FileRule = { path: string; caching: string; resources: string };

/** The rules of a `_headers` file for paths. */
function fileRules(text: string): FileRule[] {
  const rule = /^(\/\S*)\n {2}Cache-Control: (.*)\n {2}Cross-Origin-Resource-Policy: (.*)$/gm;
  return [...text.matchAll(rule)].map(([, path, caching, resources]) => ({
    path,
    caching,
    resources,
  }));
}

function matches(rule: string, address: string): boolean {
  return rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : rule === address;
}

describe.each(['', '/surveys'])('_headers below %p', (base) => {
  const rules = fileRules(headersFile(base, files, [['X-Sample', 'yes']]));

  test.each(files.filter((file) => file !== '_headers'))(
    '%s is in one rule, the right one',
    (file) => {
      const address = `${base}/${file.replace(/(^|\/)index\.html$/, '$1')}`;
      const found = rules.filter(({ path }) => matches(path, address));
      expect(found).toEqual([
        { path: expect.any(String), caching: cachingOf(file), resources: resourcePolicyOf(file) },
      ]);
    },
  );

  test('a star only stands at the end, as every host wants it', () => {
    expect(rules.filter(({ path }) => /\*./.test(path))).toEqual([]);
  });

  test('every address gets the headers for safety', () => {
    const [everywhere] = headersFile(base, files, [['X-Sample', 'yes']]).split(
      `\n${base}/404.html`,
    );
    expect(everywhere).toContain('\n/*\n  X-Sample: yes\n');
  });
});

test('_redirects names the page of each language, in three spellings of its prefix', () => {
  const lines = redirectsFile('/surveys').split('\n');
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
