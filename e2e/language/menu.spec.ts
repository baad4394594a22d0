import { type Locale, localeRow, locales } from '../../lib/locales';
import { languageButton } from '../setup/switching';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

test('lists every language under its own name and marks the current one', async ({ page }) => {
  await page.goto('/');
  await languageButton(page).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(locales.map(({ name }) => name));
  const codes = locales.map(({ code }) => code);
  for (const name of ['lang', 'hreflang'] as const)
    expect(
      await items.evaluateAll((all, of) => all.map((item) => item.getAttribute(of)), name),
    ).toEqual(codes);
  await expect(page.locator('[role=menuitem][aria-current]')).toHaveAttribute('lang', 'en');
});

test('works by keyboard: arrows, ends, type-ahead, Escape, Enter', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const button = languageButton(page);
  const isActive = (code: Locale) =>
    expect(page.locator('[role=menuitem][data-focus]')).toHaveText(localeRow(code).name);
  await page.goto('/');
  await button.focus();
  await expect(button).toHaveRole('button');
  for (const [key, code] of [
    ['ArrowDown', locales[0].code],
    ['ArrowDown', locales[1].code],
    ['End', locales[locales.length - 1].code],
    ['Home', locales[0].code],
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
  await isActive(locales[0].code);
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

  test('is a plain list that needs no React, closes at a tap beside it, and leads on', async ({
    page,
  }) => {
    const widgets: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.widget-')) widgets.push(request.url());
    });
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
    expect(widgets).toEqual([]);
    await languageButton(page).hover();
    await expect(languageButton(page)).toHaveRole('button');
    expect(widgets).not.toEqual([]);
  });
});
