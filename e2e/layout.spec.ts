/** Geometry of all pages at the widths of phones, tablets and desktops. */
import type { Page } from 'playwright/test';
import { localeCodes } from '../lib/locales';
import { headerBoxes, misfits, overlaps } from './setup/geometry';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

const widths = [320, 360, 390, 640, 768, 1024, 1280, 1536];

/** Sees to it that the page on screen fits this width, with its header in one row. */
async function fits(page: Page, width: number): Promise<void> {
  const where = `${page.url()} at ${width}`;
  await page.setViewportSize({ width, height: 800 });
  expect(await misfits(page), where).toEqual([]);
  const header = await page.locator('header').boundingBox();
  expect(header?.height, where).toBe(width < 768 ? 56 : 64);
  const earn = await page.locator('header a[rel~=sponsored]:visible').boundingBox();
  expect(earn?.height, where).toBeGreaterThanOrEqual(44);
  const boxes = await headerBoxes(page);
  expect(boxes.length, where).toBeGreaterThanOrEqual(3);
  expect(Math.max(...boxes.map(({ bottom }) => bottom)), where).toBeLessThanOrEqual(64);
  expect(overlaps(boxes), where).toEqual([]);
}

// Geometry needs no scripts, and the plain controls have the looks of the full ones.
test.use({ javaScriptEnabled: false });

for (const locale of localeCodes) {
  test(`the pages in ${locale} fit every width`, async ({ page }) => {
    for (const { path } of pagesOf(plain).filter((one) => one.locale === locale)) {
      await page.goto(path);
      for (const width of widths) await fits(page, width);
    }
  });
}

test('the article is at most 700 pixels wide', async ({ page }) => {
  await page.goto('/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.locator('article').boundingBox();
    expect(box?.width, `at ${width}`).toBeLessThanOrEqual(700);
    if (width >= 1024) expect(box?.width, `at ${width}`).toBe(700);
  }
});
