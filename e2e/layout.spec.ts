/** Geometry of all pages at the widths of phones, tablets and desktops. */
import type { Page } from 'playwright/test';
import { localeCodes } from '../lib/locales';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

const widths = [320, 360, 768, 1024, 1280];

/** What sticks out of the page, or out of a box that cannot grow, by name. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
    const shown = (element: Element) =>
      element.checkVisibility() && !element.closest('.sr-only') && element.clientWidth > 1;
    const width = document.documentElement.clientWidth;
    const all = [...document.querySelectorAll('body *')].filter(shown);
    const outside = all.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 0.5 || left < -0.5;
    });
    const cut = all.filter(
      (element) =>
        element.matches('a, button, summary, h1, h2, h3, p, li') &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...outside.map((element) => `outside: ${name(element)}`),
      ...cut.map((element) => `cut off: ${name(element)}`),
    ];
  });
}

/** The boxes of the header's visible controls, to see that they share one row and do not touch. */
function headerRow(page: Page) {
  return page
    .locator('header a:visible, header summary:visible, header button:visible')
    .evaluateAll((all) =>
      all.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { text: element.textContent?.trim(), left, right, top, bottom };
      }),
    );
}

/** Sees to it that the page on screen fits this width, with its header in one row. */
async function fits(page: Page, width: number): Promise<void> {
  const where = `${page.url()} at ${width}`;
  await page.setViewportSize({ width, height: 800 });
  expect(await misfits(page), where).toEqual([]);
  const header = await page.locator('header').boundingBox();
  expect(header?.height, where).toBe(width < 768 ? 56 : 64);
  const row = await headerRow(page);
  expect(row.length, where).toBeGreaterThanOrEqual(3);
  for (const [index, { bottom, right, text }] of row.entries()) {
    expect(bottom, `${text}, ${where}`).toBeLessThanOrEqual(64);
    const next = row[index + 1];
    if (next) expect(next.left, `${text} | ${next.text}, ${where}`).toBeGreaterThanOrEqual(right);
  }
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
