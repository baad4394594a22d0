/** What a visitor has to load, counted in bytes and files: no page may weigh more. */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storageKey } from '../../lib/language/storage';
import { isLatin } from '../../lib/locales';
import { allPages, pathOf } from '../../lib/paths';
import { filesBelow } from '../../tools/export/files';
import { isHostFile } from '../../tools/hosting/rules';
import { pageFiles } from '../../tools/testing/page-files';
import { firstFlight, pageHtml, pageWeight } from '../../tools/testing/page-weight';
import { plain } from '../setup/exports';
import { expect, test } from '../setup/test';

/** Ten segments of 1,460 bytes: what a host may send before the first answer of the browser (RFC 6928). */
const firstFlightBytes = 14_600;
const javaScriptBytes = 5_000;
const decisionScriptBytes = 1_500;
const scriptRequests = 2;
const preloadedFonts = 2;
const fontBytes = 25_000;
const firstVisitBytes = 50_000;
const exportBytes = 6_500_000;

const { folder } = plain;
const pages = allPages.map((page) => ({
  ...page,
  path: pathOf(page),
  html: pageHtml(folder, page),
}));

/** What was counted is there at all, and not more than it may be. */
function expectWithin(count: number, least: number, most: number, what: string): void {
  expect(count, what).toBeGreaterThanOrEqual(least);
  expect(count, what).toBeLessThanOrEqual(most);
}

test('a visit that touches nothing loads little before the first paint, and little JavaScript', () => {
  for (const { locale, route, path, html } of pages) {
    expectWithin(firstFlight(folder, html), 5_000, firstFlightBytes, `${path}: first flight`);
    const { javaScript, scriptFiles, fonts, all } = pageWeight(folder, html);
    expectWithin(javaScript, 1_000, javaScriptBytes, `${path}: JavaScript`);
    expectWithin(scriptFiles.length, 1, scriptRequests, `${path}: ${scriptFiles}`);
    expectWithin(fonts, isLatin(locale) ? 10_000 : 0, fontBytes, `${path}: fonts`);
    if (route === 'home') expectWithin(all, 20_000, firstVisitBytes, `${path}: first visit`);
    const found = pageFiles(html);
    expectWithin(found.preloadedFonts.length, 0, preloadedFonts, `${path}: preloaded fonts`);
    const [decision = ''] = found.inlineScripts.filter((text) => text.includes(storageKey));
    expectWithin(decision.length, 500, decisionScriptBytes, `${path}: decision script`);
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

test('a browser fetches no other fonts and scripts than those', async ({ page }) => {
  const fonts = new Set<string>();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(request.url());
    if (request.resourceType() === 'script') scripts.add(basename(request.url()));
  });
  const names = ['en', 'pl', 'ja'];
  for (const { path, html } of pages.filter(({ locale }) => names.includes(locale))) {
    fonts.clear();
    scripts.clear();
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(fonts.size, [path, ...fonts].join(' ')).toBeLessThanOrEqual(preloadedFonts);
    const counted = pageWeight(folder, html).scriptFiles.map((file) => basename(file));
    expect([...scripts].sort(), path).toEqual(counted.sort());
  }
});
