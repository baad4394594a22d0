/** What a visitor has to load, counted in bytes and files: no page may weigh more (never measured in time). */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLatin } from '../lib/locales';
import { allPages, pathOf } from '../lib/paths';
import { filesBelow } from '../tools/export/files';
import { hostFileNames } from '../tools/hosting/rules';
import { pageFiles } from '../tools/testing/page-files';
import { firstFlight, pageHtml, pageWeight } from '../tools/testing/page-weight';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

/** Ten segments of 1,460 bytes: what a host may send before the first answer of the browser (RFC 6928). */
const firstFlightBytes = 14_600;
const javaScriptBytes = 5_000;
const scriptRequests = 2;
const preloadedFonts = 2;
const fontBytes = 25_000;
const firstVisitBytes = 50_000;
const exportBytes = 6_500_000;

const isHostFile = (file: string) => hostFileNames.some((name) => name === file);

const { folder } = plain;
const pages = allPages.map((page) => ({
  ...page,
  path: pathOf(page),
  html: pageHtml(folder, page),
}));

test('what comes before the first paint fits into the first flight', () => {
  for (const { path, html } of pages) {
    const bytes = firstFlight(folder, html);
    expect(bytes, path).toBeLessThanOrEqual(firstFlightBytes);
    expect(bytes, path).toBeGreaterThan(5_000);
  }
});

test('a visit that touches nothing loads little JavaScript', () => {
  for (const { path, html } of pages) {
    const { javaScript } = pageWeight(folder, html);
    expect(javaScript, path).toBeLessThanOrEqual(javaScriptBytes);
    expect(javaScript, path).toBeGreaterThan(1_000);
  }
});

test('a visit that touches nothing asks for few script files', () => {
  for (const { path, html } of pages) {
    const names = pageWeight(folder, html).scriptFiles.map((file) => basename(file));
    expect(names.length, `${path} ${names}`).toBeLessThanOrEqual(scriptRequests);
    expect(names.length, path).toBeGreaterThan(0);
  }
});

test('at most two fonts are asked for before the first paint', () => {
  for (const { path, html } of pages) {
    expect(pageFiles(html).preloadedFonts.length, path).toBeLessThanOrEqual(preloadedFonts);
  }
});

test('the fonts that come before the first paint are small', () => {
  for (const { locale, path, html } of pages) {
    const { fonts } = pageWeight(folder, html);
    expect(fonts, path).toBeLessThanOrEqual(fontBytes);
    if (isLatin(locale)) expect(fonts, path).toBeGreaterThan(10_000);
  }
});

test('a first visit to a home page is small', () => {
  for (const { path, html } of pages.filter(({ route }) => route === 'home')) {
    const { all } = pageWeight(folder, html);
    expect(all, path).toBeLessThanOrEqual(firstVisitBytes);
    expect(all, path).toBeGreaterThan(20_000);
  }
});

test('the export is small, and has no file that only the framework would ask for', () => {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(exportBytes);
  expect(files.filter((file) => file.endsWith('.txt'))).toEqual([
    ...['fonts/poppins-license.txt', 'fonts/roboto-license.txt', 'robots.txt'],
  ]);
  const scripts = files.filter((file) => /\.m?js$/.test(file) && !isHostFile(file));
  expect(scripts.filter((file) => !file.startsWith('scripts/'))).toEqual([]);
});

for (const locale of ['en', 'pl', 'ja']) {
  test(`a visit in ${locale} fetches no other fonts and scripts than those`, async ({ page }) => {
    const fonts = new Set<string>();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
      if (request.resourceType() === 'script') scripts.add(basename(request.url()));
    });
    for (const { path, html } of pages.filter((one) => one.locale === locale)) {
      fonts.clear();
      scripts.clear();
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(fonts.size, [path, ...fonts].join(' ')).toBeLessThanOrEqual(preloadedFonts);
      const counted = pageWeight(folder, html).scriptFiles.map((file) => basename(file));
      expect([...scripts].sort(), path).toEqual(counted.sort());
    }
  });
}
