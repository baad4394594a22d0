/** What a first visit to a page loads, as the browser counts it: no page may weigh more. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '../../lib/address/paths';
import { isLatin } from '../../lib/site/languages';
import { filesBelow } from '../../tools/export/files';
import { isHostFile } from '../../tools/hosting/rules';
import { pagesIn, plain } from '../setup/exports';
import { languagesAmong } from '../setup/languages';
import { expect, test } from '../setup/test';

/**
 * The most files of a kind, and bytes as they are sent, compressed. Polish needs the extended range
 * of two fonts, too.
 */
const budgets = {
  html: { files: 1, bytes: 17_000 },
  css: { files: 1, bytes: 9_600 },
  js: { files: 2, bytes: 4_500 },
  woff2: { files: 4, bytes: 25_000 },
} as const;

/** With pictures, and without fonts, which have their own. */
const mostBytesWithoutFonts = 35_000;

// With two fonts, with four, and with none.
for (const locale of languagesAmong('en', 'pl', 'ja'))
  for (const { path } of pagesIn(locale, plain))
    test(`a first visit to ${path} loads little`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const loaded = await page.evaluate(() =>
        ['navigation', 'resource'].flatMap((type) =>
          (performance.getEntriesByType(type) as PerformanceResourceTiming[]).map(
            ({ name, encodedBodySize }) => ({
              kind: /\.(\w+)$/.exec(new URL(name).pathname)?.[1] ?? 'html',
              bytes: encodedBodySize,
            }),
          ),
        ),
      );
      const sum = (files: typeof loaded) => files.reduce((total, { bytes }) => total + bytes, 0);
      for (const [kind, most] of Object.entries(budgets)) {
        const files = loaded.filter((file) => file.kind === kind);
        expect(files.length, kind).toBeLessThanOrEqual(most.files);
        expect(sum(files), kind).toBeLessThanOrEqual(most.bytes);
        // Other scripts than Latin have the fonts of the system.
        const isExpected = kind !== 'woff2' || isLatin(locale);
        expect(sum(files) > 0, kind).toBe(isExpected);
      }
      const others = loaded.filter(({ kind }) => kind !== 'woff2');
      expect(sum(others)).toBeLessThanOrEqual(mostBytesWithoutFonts);
    });

/** What all pages share, scripts of menus and icons, without compressed copies. */
const mostSharedBytes = 550_000;

/** All other files of a page, its card included. */
const mostBytesPerPage = 75_000;

test('the export is small, and has no file that only the framework would ask for', () => {
  const { folder } = plain;
  const files = filesBelow(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const most = mostSharedBytes + allPages(plain.site).length * mostBytesPerPage;
  expect(bytes).toBeLessThanOrEqual(most);
  expect(files.filter((file) => file.endsWith('.txt'))).toEqual(['licenses.txt', 'robots.txt']);
  const scripts = files.filter((file) => /\.m?js$/.test(file) && !isHostFile(file));
  expect(scripts.filter((file) => !file.startsWith('scripts/'))).toEqual([]);
});
