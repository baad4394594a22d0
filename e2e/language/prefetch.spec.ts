/** What is fetched ahead of a choice, and how often. */
import type { Page } from 'playwright/test';
import { footerLink, languageButton } from '../setup/switching';
import { expect, test } from '../setup/test';

/** Fetches of a page, not the loading of a document. */
function fetchesOf(page: Page, path: string): string[] {
  const fetches: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname === path) fetches.push(pathname);
  });
  return fetches;
}

test('after the item was highlighted, choosing it asks for nothing more', async ({ page }) => {
  await page.goto('/');
  const fetches = fetchesOf(page, '/de/');
  await languageButton(page).click();
  const ahead = page.waitForResponse('/de/');
  await page.locator('[role=menuitem][hreflang=de]').hover();
  await (await ahead).finished();
  await page.locator('[role=menuitem][hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(fetches).toHaveLength(1);
});

test('the keyboard highlights ahead as well', async ({ page }) => {
  await page.goto('/');
  await languageButton(page).focus();
  await expect(languageButton(page)).toHaveRole('button');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=menuitem][data-focus]')).toHaveAttribute('hreflang', 'en');
  const ahead = page.waitForRequest('/es/');
  await page.keyboard.press('ArrowDown');
  await ahead;
});

test.describe('who opens the menu', () => {
  test.use({ locale: 'ko-KR' });

  test('has the languages of the browser fetched ahead, and no others', async ({ page }) => {
    await page.goto('/?lang=en');
    const korean = fetchesOf(page, '/ko/');
    const german = fetchesOf(page, '/de/');
    const ahead = page.waitForRequest('/ko/');
    await languageButton(page).click();
    await ahead;
    await expect(page.getByRole('menu')).toBeVisible();
    expect(korean).toHaveLength(1);
    expect(german).toEqual([]);
  });
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tapped language is asked for once', async ({ page }) => {
    await page.goto('/');
    const fetches = fetchesOf(page, '/de/');
    await footerLink(page, 'de').tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(fetches).toHaveLength(1);
  });
});
