import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { firstScreenEnd, pageHtml, pageWeight } from './page-weight';

const folder = mkdtempSync(join(tmpdir(), 'page-weight-'));
afterAll(() => rmSync(folder, { recursive: true }));

const head = `<html><head>
<link rel="preload" href="/a%20b.woff2" as="font" crossorigin=""/>
<link rel="preload" as="script" fetchPriority="low" href="/lazy.js"/>
<link rel="stylesheet" href="/a.css" data-precedence="next"/>
<script src="/a.js" async=""></script><script>inline()</script>
<script src="/b.js?v=1"></script><script src="/a.js"></script>
<script src="/old.js" noModule=""></script>
<script src="/_next/static/data/c.js"></script></head>`;
const hero = '<h1>Title</h1><p>By us</p><img src="/hero.svg" fetchPriority="high"/>';
const rest = `<p>${'more '.repeat(500)}</p><img src="/tile.svg" loading="lazy"/><img src="/tile.svg"/>`;
const intro = '<h1>Terms</h1><p>Short.</p>';

const script = (name: string) => `export const ${name} = '${name.repeat(200)}';`;
const files: Record<string, string> = {
  'index.html': head + hero + rest,
  'de/terms/index.html': head + intro + rest,
  'a b.woff2': 'font '.repeat(100),
  'a.css': '.a { color: red }'.repeat(50),
  'a.js': script('a'),
  'b.js': script('b'),
  'old.js': script('old'),
  '_next/static/data/c.js': script('c'),
  'hero.svg': '<svg/>'.repeat(50),
  'tile.svg': '<svg/>'.repeat(70),
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const brotli = (content: string) => brotliCompressSync(content).length;
const home = () => pageWeight(folder, pageHtml(folder, { locale: 'en', route: 'home' }));

test('each script file of the first load counts once, compressed for itself', () => {
  const { gzip, plain } = home().js;
  expect(plain).toBe(files['a.js'].length + files['b.js'].length);
  const level = { level: 9 };
  expect(gzip).toBe(gzipSync(files['a.js'], level).length + gzipSync(files['b.js'], level).length);
});

test("the page's data are no code, and count apart", () => {
  expect(home().data.plain).toBe(files['_next/static/data/c.js'].length);
});

test('before the first paint come the HTML of the first screen and the stylesheets', () => {
  expect(home().beforeFirstPaint).toBe(brotli(head + hero) + brotli(files['a.css']));
  const terms = pageWeight(folder, pageHtml(folder, { locale: 'de', route: 'terms' }));
  expect(terms.beforeFirstPaint).toBe(brotli(head + intro) + brotli(files['a.css']));
  expect(terms.html.plain).toBe(files['de/terms/index.html'].length);
});

test('fonts weigh what their files do, pictures what is sent of them', () => {
  expect(home().fonts).toEqual({ count: 1, bytes: 500 });
  const bytes = brotli(files['hero.svg']) + brotli(files['tile.svg']);
  expect(home().pictures).toEqual({ count: 2, bytes });
});

test('a page whose first screen cannot be told is an error', () => {
  expect(() => firstScreenEnd('<p>No heading</p>')).toThrow('heading');
  expect(() => firstScreenEnd('<p>Before</p><h1>Alone</h1>')).toThrow('heading');
});
