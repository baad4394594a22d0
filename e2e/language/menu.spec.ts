/** The language menu: what it lists, does by keyboard and by touch, and fetches ahead of a choice. */
import { languageRow } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { plain } from '../setup/exports';
import { languageButton } from '../setup/switching';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

test('lists every language under its own name and marks the current one', async ({ page }) => {
  await page.goto('/');
  await languageButton(page).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(plain.site.config.languages.map(({ name }) => name));
  for (const [index, { code }] of plain.site.config.languages.entries())
    for (const name of ['lang', 'hreflang'])
      await expect(items.nth(index)).toHaveAttribute(name, code);
  await expect(page.locator('[role=menuitem][aria-current]')).toHaveAttribute('lang', 'en');
});

test('works by keyboard: arrows, ends, type-ahead, Escape, Enter', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const button = languageButton(page);
  const isActive = (code: string) =>
    expect(page.locator('[role=menuitem][data-focus]')).toHaveText(
      languageRow(plain.site, code as Locale).name,
    );
  await page.goto('/');
  await button.focus();
  await expect(button).toHaveRole('button');
  for (const [key, code] of [
    ['ArrowDown', plain.site.config.languages[0].code],
    ['ArrowDown', plain.site.config.languages[1].code],
    ['End', plain.site.config.languages[plain.site.config.languages.length - 1].code],
    ['Home', plain.site.config.languages[0].code],
  ] as const) {
    await press(key);
    await isActive(code);
  }
  await press('n');
  await isActive('nl');
  await press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await press('Enter');
  await isActive(plain.site.config.languages[0].code);
  // Moving starts a new search; else the letter would be added to that of a moment ago.
  await press('Home');
  await press('d');
  await isActive('de');
  await press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(button).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('is a plain list without React, and closes at a tap beside it', async ({ page }) => {
    const widgets = async () =>
      (await page.requests())
        .map((request) => request.url())
        .filter((url) => url.includes('.widget-'));
    await page.goto('/');
    const german = page.locator('header').getByRole('link', { name: 'Deutsch' });
    await languageButton(page).tap();
    await expect(german).toBeVisible();
    await page.touchscreen.tap(340, 720);
    await expect(german).toBeHidden();
    await languageButton(page).tap();
    await german.tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(german).toBeHidden();
    await expect(languageButton(page)).toBeFocused();
    // By now a widget would have been asked for: a hover is all that the mouse needs.
    expect(await widgets()).toEqual([]);
    await languageButton(page).hover();
    await expect(languageButton(page)).toHaveRole('button');
    expect(await widgets()).not.toEqual([]);
  });
});

test.describe('ahead of a choice', () => {
  test.use({ locale: 'ko-KR' });

  test('the browser’s languages are fetched, and what is highlighted, once', async ({ page }) => {
    /** How often a page was fetched; the loading of a document is none. */
    const fetches = async (path: string) =>
      (await page.requests()).filter(
        (request) => request.resourceType() === 'fetch' && request.url() === plain.origin + path,
      ).length;
    const item = (code: string) => page.locator(`[role=menuitem][hreflang=${code}]`);
    await page.goto('/?lang=en');
    await languageButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect.poll(() => fetches('/ko/')).toBe(1);
    expect(await fetches('/de/')).toBe(0);
    await item('de').hover();
    await expect.poll(() => fetches('/de/')).toBe(1);
    const spanish = page.waitForResponse('/es/');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(item('es')).toHaveAttribute('data-focus');
    await (await spanish).finished();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await fetches('/es/')).toBe(1);
    expect(await fetches('/ko/')).toBe(1);
  });
});
