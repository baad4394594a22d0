/** Wider spacing and long words: nothing is cut off, outside or on each other, in any language. */
import type { Page } from 'playwright/test';
import { locales } from '../lib/locales';
import { collisions } from './setup/collisions';
import { headerBoxes, misfits, overlaps } from './setup/geometry';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { addWord, spaceText } from './setup/stress';
import { expect, test } from './setup/test';

// Geometry needs no scripts. 320 pixels are a window of 1280 at a zoom of 400 %.
test.use({ javaScriptEnabled: false });
const widths = [320, 768, 1280];

async function holds(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 256 });
    const where = `${path} at ${width}`;
    expect(await misfits(page), where).toEqual([]);
    expect(await collisions(page), where).toEqual([]);
    expect(overlaps(await headerBoxes(page)), where).toEqual([]);
  }
}

for (const { code } of locales) {
  test(`the pages in ${code} hold wider spacing`, async ({ page }) => {
    for (const { path } of pagesOf(plain).filter(({ locale }) => locale === code)) {
      await page.goto(path);
      await holds(page, path);
      await spaceText(page);
      await holds(page, `${path}, spaced,`);
    }
  });
}

for (const { path } of pagesOf(plain).filter(({ locale }) => locale === 'en')) {
  test(`${path} holds a word of 39 letters in every text`, async ({ page }) => {
    await page.goto(path);
    await addWord(page, 'Rechtsschutzversicherungsgesellschaften');
    await holds(page, path);
  });
}
