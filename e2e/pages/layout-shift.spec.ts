/** Nothing moves after it was painted. The browser's own measure of layout shifts says so. */
import type { Page } from 'playwright/test';
import { pagesIn, plain } from '../setup/exports';
import { languagesAmong, needsLanguages } from '../setup/languages';
import { choose, languageButton } from '../setup/switching';
import { expect, test } from '../setup/test';
import { desktop, nextPaint, phone } from '../setup/window';

type Shift = { value: number; moved: string[] };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * Remembers every shift of this and the following pages, those after a visitor's press included.
 */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeValue),
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

/** What has moved so far. A shift is known once its frame is painted. */
async function shifts(page: Page): Promise<Shift[]> {
  await nextPaint(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

// Polish is here because it loads a second font file. Japanese is not: its first screen loads
// neither fonts nor pictures.
for (const language of languagesAmong('en', 'de', 'pl')) {
  test(`pages in ${language} do not move when fonts and pictures come late`, async ({ page }) => {
    let late = 0;
    await page.route(/\.(woff2|svg)(\?|$)/, async (route) => {
      // The file is sent only after the page has been painted without it.
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      );
      late += 1;
      await route.continue();
    });
    for (const { path } of pagesIn(language, plain)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await shifts(page), path).toEqual([]);
    }
    expect(late).toBeGreaterThan(0);
  });
}

for (const size of [phone, desktop]) {
  test(`menu, drawer and a change of language move nothing at ${size.width}`, async ({ page }) => {
    needsLanguages('de');
    await page.setViewportSize(size);
    await page.goto('/');
    if (size === phone) {
      await page.locator('#drawer-button').click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await shifts(page), 'drawer').toEqual([]);
    }
    await languageButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect(await shifts(page), 'menu').toEqual([]);
    await choose(page, 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(languageButton(page)).toBeFocused();
    expect(await shifts(page), 'change of language').toEqual([]);
  });
}
