import { locales } from '../lib/locales';
import { expect, refused, test } from './setup/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('lists every language under its own name and marks the current one', async ({ page }) => {
  await page.locator('#language-button').click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(locales.map(({ name }) => name));
  for (const [index, { code }] of locales.entries()) {
    await expect(items.nth(index)).toHaveAttribute('lang', code);
    await expect(items.nth(index)).toHaveAttribute('hreflang', code);
  }
  await expect(page.locator('[role=menuitem][aria-current]')).toHaveText('English');
});

test('works by keyboard: arrows, ends, type-ahead, Escape, and Enter to choose', async ({
  page,
}) => {
  const button = page.locator('#language-button');
  const active = page.locator('[role=menuitem][data-focus]');
  await button.focus();
  await expect(button).toHaveRole('button');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText('English');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText('Español');
  await page.keyboard.press('End');
  await expect(active).toHaveText(locales[locales.length - 1].name);
  await page.keyboard.press('Home');
  await expect(active).toHaveText('English');
  await page.keyboard.press('n');
  await page.keyboard.press('o');
  await expect(active).toHaveText('Norsk');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(active).toHaveText('English');
  // Moving starts a new search; else the letters would be added to those of a moment ago.
  await page.keyboard.press('Home');
  await page.keyboard.press('d');
  await page.keyboard.press('e');
  await expect(active).toHaveText('Deutsch');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(button).toBeFocused();
});

test('a press on the button before its code has come is not lost', async ({ page }) => {
  await page.route('**/*.widget-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.locator('#language-button').click();
  await expect(page.locator('details[open]').getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Deutsch' })).toBeVisible();
});

test('if its code cannot be had, the plain list goes on working', async ({ page, provoked }) => {
  provoked.push(refused);
  await page.route('**/*.widget-*.js', (route) => route.abort());
  await page.locator('#language-button').click();
  await page.locator('details[open]').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#language-button')).toBeFocused();
});
