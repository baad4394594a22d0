/** Letters of twice the size, as a visitor sets them in the browser: nothing is cut off, outside or on each other. */
import { launchOptions } from '../tools/testing/browser';
import { collisions } from './setup/collisions';
import { headerBoxes, misfits, overlaps } from './setup/geometry';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

const { args, ...browser } = launchOptions();

test.use({
  javaScriptEnabled: false,
  launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

// Long words, long names, and scripts without spaces.
for (const language of ['de', 'pt-PT', 'no', 'ja']) {
  test(`the pages in ${language} hold letters of twice the size`, async ({ page }) => {
    for (const { path } of pagesOf(plain).filter(({ locale }) => locale === language)) {
      await page.goto(path);
      const size = await page
        .locator('main p')
        .first()
        .evaluate((p) => getComputedStyle(p).fontSize);
      expect(Number.parseFloat(size), path).toBeGreaterThanOrEqual(32);
      for (const width of [320, 768, 1280, 1536]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await misfits(page), `${path} at ${width}`).toEqual([]);
        expect(await collisions(page), `${path} at ${width}`).toEqual([]);
        expect(overlaps(await headerBoxes(page)), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}
