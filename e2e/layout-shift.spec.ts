/** Nothing moves once it was painted, as the browser's own measure has it. */
import type { Page } from 'playwright/test';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

type Shift = { value: number; moved: string[] };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Remembers every shift of this and the following pages, those after a visitor's press included. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  });
}

/** What has moved so far. Two frames later, because a shift is known once its frame is painted. */
function shifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const known = (window as unknown as { shifts: Shift[] }).shifts;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(known)));
      }),
  );
}

test.beforeEach(({ page }) => watchShifts(page));

for (const language of ['en', 'de', 'ja']) {
  test(`pages in ${language} do not move when fonts and pictures come late`, async ({ page }) => {
    let late = 0;
    await page.route(/\.(woff2|svg)(\?|$)/, async (route) => {
      // Only once the page has been painted without it.
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      );
      late += 1;
      await route.continue();
    });
    for (const { path } of pagesOf(plain).filter(({ locale }) => locale === language)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await shifts(page), path).toEqual([]);
    }
    expect(late).toBeGreaterThan(0);
  });
}

for (const [name, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 740 } });

    test('opening the language menu moves nothing', async ({ page }) => {
      await page.goto('/');
      await page.locator('#language-button').click();
      await expect(page.getByRole('menuitem', { name: 'Deutsch' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem', { name: 'Deutsch' })).toHaveCount(0);
      expect(await shifts(page)).toEqual([]);
    });

    test('switching the language moves nothing', async ({ page }) => {
      await page.goto('/');
      await page.locator('#language-button').click();
      await page.getByRole('menuitem', { name: 'Deutsch' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('#language-button')).toBeFocused();
      expect(await shifts(page)).toEqual([]);
    });
  });
}

test.describe('with the drawer', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opening and closing it moves nothing', async ({ page }) => {
    await page.goto('/');
    await page.locator('#drawer-button').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Tips' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    expect(await shifts(page)).toEqual([]);
  });
});
