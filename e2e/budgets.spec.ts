/** What a visitor has to fetch, counted in bytes and files: no page may weigh more (never measured in time). */
import { readFileSync } from 'node:fs';
import { floorFolder } from '../bench/floor';
import {
  bytesBeforeFirstPaint,
  pageHtml,
  preloadedFontWeight,
  scriptWeight,
} from '../bench/page-weight';
import { allPages, pathOf } from '../lib/paths';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

/** Ten segments of 1,460 bytes: what a host may send before the first answer of the browser (RFC 6928). */
const firstFlight = 14_600;
const scriptsAboveFloor = 4096;
const fontsBeforeFirstPaint = 2;

const pages = allPages.map((page) => ({ path: pathOf(page), html: pageHtml(plain.folder, page) }));
const { folder } = plain;

test('what comes before the first paint fits into the first flight', () => {
  for (const { path, html } of pages) {
    const bytes = bytesBeforeFirstPaint(folder, html);
    expect(bytes, path).toBeLessThanOrEqual(firstFlight);
    expect(bytes, path).toBeGreaterThan(5_000);
  }
});

test('scripts cost little more than those of an empty page of the framework', () => {
  const floor = scriptWeight(floorFolder, readFileSync(`${floorFolder}/index.html`, 'utf8')).gzip;
  expect(floor).toBeGreaterThan(100_000);
  for (const { path, html } of pages) {
    const { gzip } = scriptWeight(folder, html);
    expect(gzip, path).toBeLessThanOrEqual(floor + scriptsAboveFloor);
    expect(gzip, path).toBeGreaterThan(floor);
  }
});

test('at most two fonts are asked for before the first paint', () => {
  for (const { path, html } of pages) {
    expect(preloadedFontWeight(folder, html).count, path).toBeLessThanOrEqual(
      fontsBeforeFirstPaint,
    );
  }
});

for (const locale of ['en', 'pl', 'ja']) {
  test(`a visit in ${locale} fetches no other font than those`, async ({ page }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
    });
    for (const { path } of pages.filter((one) => one.html.includes(`<html lang="${locale}"`))) {
      fonts.clear();
      await page.goto(path, { waitUntil: 'networkidle' });
      expect([...fonts].length, [path, ...fonts].join(' ')).toBeLessThanOrEqual(
        fontsBeforeFirstPaint,
      );
    }
  });
}
