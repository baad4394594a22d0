import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliSize, gzipSize } from '../export/compression';
import { firstScreenEnd, pageFiles } from './page-files';
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
const weight = pageWeight(folder, html);

test('script files are those of the page and what they import, without what comes on intent', () => {
  expect(weight.scriptFiles.map((file) => basename(file))).toEqual([
    'main.js',
    'shared.js',
    'deep.js',
  ]);
});

test('JavaScript is script files and scripts within the HTML, each compressed for itself, but no JSON-LD', () => {
  const texts = ['main', 'shared', 'deep'].map((name) => files[`scripts/${name}.js`]);
  const sizes = [...texts, decision, rules].map(gzipSize);
  expect(weight.javaScript).toBe(sizes.reduce((total, size) => total + size));
});

test('a preloaded script counts, and once', () => {
  const preloaded = '<link rel="modulepreload" href="/m.js"><link as="script" href="/s.js">';
  expect(pageFiles(`${preloaded}${preloaded}`).scripts).toEqual(['/m.js', '/s.js']);
});

test('texts weigh what gzip makes of them, fonts and photographs what their files do', () => {
  expect(weight.html).toBe(gzipSize(html));
  expect(weight.css).toBe(gzipSize(files['a.css']));
  expect(weight.fonts).toBe(500);
  expect(weight.pictures).toBe(gzipSize(files['hero.svg']) + 280);
});

test('all that travels counts once', () => {
  const inline = gzipSize(decision) + gzipSize(rules);
  const { css, fonts, pictures, javaScript, all } = weight;
  expect(all).toBe(weight.html + css + fonts + pictures + javaScript - inline);
});

test('the first flight is the HTML of the first screen and the stylesheets', () => {
  expect(firstFlight(folder, html)).toBe(brotliSize(head + hero) + brotliSize(files['a.css']));
  const terms = pageHtml(folder, { locale: 'de', route: 'terms' });
  expect(firstFlight(folder, terms)).toBe(brotliSize(head + intro) + brotliSize(files['a.css']));
});

test('a page whose first screen cannot be told is an error', () => {
  expect(() => firstScreenEnd('<p>No heading</p>')).toThrow('heading');
  expect(() => firstScreenEnd('<p>Before</p><h1>Alone</h1>')).toThrow('heading');
});
