/** What a visitor has to load, counted in bytes and files: no page may weigh more. */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allPages, pathOf } from '../../lib/address/paths';
import { storageKey } from '../../lib/browser/remembered-language';
import { homeSectionsOf } from '../../lib/site/home';
import { isLatin, localesOf } from '../../lib/site/languages';
import { filesBelow } from '../../tools/export/files';
import { isHostFile } from '../../tools/hosting/rules';
import { pageFiles } from '../../tools/testing/page-files';
import { firstFlight, pageHtml, pageWeight } from '../../tools/testing/page-weight';
import { plain } from '../setup/exports';
import { expect, test } from '../setup/test';

/** What a page may have, at least and at most: what was counted has to be there at all. Sizes are in bytes. */
const budgets = {
  // Ten segments of 1,460 bytes: what a host may send before the first answer of the browser (RFC 6928).
  firstFlight: [5_000, 14_600],
  javaScript: [1_000, 6_300],
  headScript: [500, 2_200],
  scriptRequests: [1, 2],
  // Two families; Polish and Turkish need the extended range of each, too.
  fonts: [0, 4],
  latinFontBytes: [10_000, 25_000],
  otherFontBytes: [0, 0],
  // Each language has some 160 bytes in every page, a line in its head and in three lists; a section has its texts,
  // and each of the five sites, if they are named, its row.
  homeWithoutFonts: [
    10_000,
    27_500 +
      200 * localesOf(plain.site).length +
      800 * homeSectionsOf(plain.site).length +
      200 * plain.site.config.topFive.length,
  ],
  // All files, cards and scripts of menus included, shared by the pages.
  exportPerPage: [13_000, 87_000],
} as const;

function expectWithin(budget: keyof typeof budgets, count: number, where = ''): void {
  const [least, most] = budgets[budget];
  expect(count, `${budget} ${where}`).toBeGreaterThanOrEqual(least);
  expect(count, `${budget} ${where}`).toBeLessThanOrEqual(most);
}

const { folder } = plain;
const pages = allPages(plain.site).map((page) => ({
  ...page,
  path: pathOf(page),
  html: pageHtml(folder, page),
}));

test('a visit that touches nothing loads little before the first paint, and little JavaScript', () => {
  for (const { locale, route, path, html } of pages) {
    const { javaScript, scriptFiles, fonts, all } = pageWeight(folder, html);
    const found = pageFiles(html);
    const [head = ''] = found.inlineScripts.filter((text) => text.includes(storageKey));
    expectWithin('firstFlight', firstFlight(folder, html), path);
    expectWithin('javaScript', javaScript, path);
    expectWithin('headScript', head.length, path);
    expectWithin('scriptRequests', scriptFiles.length, path);
    expectWithin('fonts', found.preloadedFonts.length, path);
    expectWithin(isLatin(locale) ? 'latinFontBytes' : 'otherFontBytes', fonts, path);
    if (route === 'home') expectWithin('homeWithoutFonts', all - fonts, path);
  }
});

test('the export is small, and has no file that only the framework would ask for', () => {
  // Beside each text lies what hosts send in its place.
  const files = filesBelow(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expectWithin('exportPerPage', bytes / allPages(plain.site).length);
  expect(files.filter((file) => file.endsWith('.txt'))).toEqual(['licenses.txt', 'robots.txt']);
  const scripts = files.filter((file) => /\.m?js$/.test(file) && !isHostFile(file));
  expect(scripts.filter((file) => !file.startsWith('scripts/'))).toEqual([]);
});

test('a browser fetches no other fonts and scripts than those', async ({ page }) => {
  const names = ['en', 'pl', 'ja'];
  for (const { path, html } of pages.filter(({ locale }) => names.includes(locale))) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const fonts = fetched.filter((address) => address.endsWith('.woff2'));
    expect(fonts.length, [path, ...fonts].join(' ')).toBeLessThanOrEqual(budgets.fonts[1]);
    const scripts = fetched
      .filter((address) => address.endsWith('.js'))
      .map((address) => basename(address));
    const counted = pageWeight(folder, html).scriptFiles.map((file) => basename(file));
    expect(scripts.sort(), path).toEqual(counted.sort());
  }
});
