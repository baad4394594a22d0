/** A language that is read from right to left mirrors the page. */
import type { Locator } from 'playwright/test';
import { trial } from '../setup/exports';
import { needsLanguages } from '../setup/languages';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

needsLanguages('de');

test.use({ baseURL: trial.origin });

test('the header, the text and the menu are mirrored', async ({ page }) => {
  await page.goto('/ar/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const middle = 640;
  const x = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.x ?? 0;
  expect(await x('header a')).toBeGreaterThan(middle);
  expect(await x('#language-button')).toBeLessThan(middle);
  expect(await x('h1')).toBeGreaterThan(await x('main [role=img]'));
  await page.locator('#language-button').click();
  const menu = await page.getByRole('menu').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await x('header a')).toBeLessThan(middle);
});

test('what starts a line stands at the right, and icons point to the left', async ({ page }) => {
  await page.goto('/ar/contact/');
  const end = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  // Cards, a label and its field, an icon and its text, the first crumb and the last.
  for (const [first, second] of [
    ['main dl', 'form'],
    ['main dt svg', 'main dd'],
    ['nav ol li:first-child', 'nav ol li:last-child'],
    ['#footer-quick-links', 'footer a[href^="mailto:"]'],
  ]) {
    expect(await end(first), first).toBeGreaterThan(await end(second));
  }
  // Numbers are read from left to right everywhere: the plus sign must not come last.
  await expect(page.locator('a[href^="tel:"]').first()).toHaveCSS('direction', 'ltr');
  for (const [path, icon] of [
    ['/ar/contact/', 'main nav li svg'],
    ['/ar/', 'main svg[role=img]'],
  ]) {
    await page.goto(path);
    expect(await mirrored(page.locator(icon).first()), icon).toBe(true);
    await page.goto(path.replace('ar', 'de'));
    expect(await mirrored(page.locator(icon).first()), icon).toBe(false);
  }
});

/** True if a drawing is mirrored on the screen. */
function mirrored(icon: Locator): Promise<boolean> {
  return icon.evaluate((svg) => ((svg as SVGSVGElement).getScreenCTM()?.a ?? 0) < 0);
}

test('the drawer comes from the other side', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/ar/');
  await page.locator('#drawer-button').click();
  const panel = page.getByRole('dialog').locator('> div').last();
  await expect.poll(async () => Math.round((await panel.boundingBox())?.x ?? -1)).toBe(0);
});
