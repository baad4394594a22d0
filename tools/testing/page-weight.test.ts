import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { localeNamed } from '../../lib/testing/test-site';
import { brotliSize, gzipSize } from '../finish/compression';
import { pageFiles } from './page-files';
import { firstFlight, pageHtml, pageWeight } from './page-weight';

const folder = mkdtempSync(join(tmpdir(), 'page-weight-'));
afterAll(() => rmSync(folder, { recursive: true }));

const decision = 'decide()';
const rules = '{"prerender":[]}';
const head = `<html><head><meta charSet="utf-8"><script>${decision}</script>
<link rel="preload" href="/a%20b.woff2" as="font" crossorigin="">
<link rel="stylesheet" href="/a.css" data-precedence="next">
<script type="module" src="/scripts/main.js?v=1"></script>
<script type="speculationrules">${rules}</script></head><body>`;
const hero = '<h1>Title</h1><p>By us</p><div role="img"><svg></svg></div>';
const rest = `<img src="/hero.svg"><p>${'more '.repeat(500)}</p><img src="/tile.png" loading="lazy"><img src="/tile.png">
<script type="application/ld+json">{"@type":"Article"}</script></body></html>`;
const intro = '<h1>Terms</h1><p>Short.</p>';

const files: Record<string, string> = {
  'index.html': head + hero + rest,
  'de/terms/index.html': head + intro + rest,
  'a b.woff2': 'font '.repeat(100),
  'a.css': '.a { color: red }'.repeat(50),
  'scripts/main.js': 'import { a } from "./shared.js"; a(); import("./menu.js");',
  'scripts/shared.js': 'import "./deep.js"; export const a = () => 1;',
  'scripts/deep.js': 'globalThis.deep = true;',
  'scripts/menu.js': 'import "./shared.js"; globalThis.menu = true;',
  'hero.svg': '<svg/>'.repeat(50),
  'tile.png': 'tile'.repeat(70),
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const html = pageHtml(folder, { locale: 'en', route: 'home' });

test('each part weighs what is sent of it, and all that travels counts once', () => {
  // Without what comes on intent.
  const scriptFiles = ['main', 'shared', 'deep'].map((name) => `scripts/${name}.js`);
  const weigh = (texts: string[]) => texts.reduce((total, text) => total + gzipSize(text), 0);
  const scripts = weigh(scriptFiles.map((name) => files[name]));
  const css = weigh([files['a.css']]);
  const pictures = weigh([files['hero.svg']]) + files['tile.png'].length;
  const fonts = files['a b.woff2'].length;
  expect(pageWeight(folder, html)).toEqual({
    html: gzipSize(html),
    css,
    fonts,
    pictures,
    javaScript: scripts + weigh([decision, rules]),
    all: gzipSize(html) + css + fonts + pictures + scripts,
    scriptFiles: scriptFiles.map((name) => relative('', join(folder, name))),
  });
});

test('a preloaded script counts, and once', () => {
  const preloaded = '<link rel="modulepreload" href="/m.js"><link as="script" href="/s.js">';
  expect(pageFiles(`${preloaded}${preloaded}`).scripts).toEqual(['/m.js', '/s.js']);
});

test('the first flight is the HTML of the first screen and the stylesheets', () => {
  expect(firstFlight(folder, html)).toBe(brotliSize(head + hero) + brotliSize(files['a.css']));
  const terms = pageHtml(folder, { locale: localeNamed('de'), route: 'terms' });
  expect(firstFlight(folder, terms)).toBe(brotliSize(head + intro) + brotliSize(files['a.css']));
});
