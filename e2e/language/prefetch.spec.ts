/** What the menu fetches ahead of a choice. That a plain link does, and each page once: language-switch and page-loader tests. */
import type { Page } from 'playwright/test';
import { languageButton } from '../setup/switching';
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

test('what is highlighted is fetched ahead, once, by pointer and keyboard', async ({ page }) => {
  await page.goto('/');
  const fetches = fetchesOf(page, '/es/');
  const item = (code: string) => page.locator(`[role=menuitem][hreflang=${code}]`);
  await languageButton(page).click();
  const german = page.waitForRequest('/de/');
  await item('de').hover();
  await german;
  const spanish = page.waitForResponse('/es/');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(item('es')).toHaveAttribute('data-focus');
  await (await spanish).finished();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(fetches).toHaveLength(1);
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
