/** What a visitor presses before the scripts are there is not lost. */
import type { Page } from 'playwright/test';
import { messagesOf } from './setup/messages';
import { expect, test } from './setup/test';

/** Holds back all script files until the returned function is called. */
async function withholdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the scripts wait for the page to load, or for a press', async ({ page }) => {
  const order: string[] = [];
  let release = () => {};
  const picture = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  // The page has not loaded while its picture is missing.
  await page.route('**/feature.svg', async (route) => {
    await picture;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => order.some((path) => path.endsWith('.woff2'))).toBe(true);
  expect(order.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.keyboard.press('Shift');
  expect(order.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
  release();
});

test('a language chosen early keeps the other parameters and the hash', async ({ page }) => {
  await withholdScripts(page);
  await page.goto('/?utm_source=mail#about');
  await page.locator('#language-button').click();
  await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/?utm_source=mail&lang=de#about');
});

test('links keep the language, and the partner hears of it, before the scripts are there', async ({
  page,
}) => {
  await withholdScripts(page);
  await page.goto('/pt-BR/?lang=pt-BR');
  await expect(page.locator('article a[rel~=sponsored]')).toHaveAttribute('href', /lang=pt-BR$/);
  const { title } = messagesOf('pt-BR').pages.terms;
  await page.locator('footer').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL('/pt-BR/terms/?lang=pt-BR');
});

for (const control of ['language', 'drawer']) {
  test(`the ${control} control opens early, and is the full one once the scripts are there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await withholdScripts(page);
    await page.goto('/');
    await page.locator(`#${control}-button`).click();
    await expect(page.locator('header a[hreflang=de]:visible')).toBeVisible();
    release();
    await expect(page.getByRole(control === 'drawer' ? 'dialog' : 'menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('a[hreflang=de]:visible').first()).not.toBeInViewport();
    await expect(page.locator(`#${control}-button`)).toBeFocused();
  });
}

test('a form sent early is sent when its code has come', async ({ page }) => {
  const release = await withholdScripts(page);
  await page.goto('/contact/');
  await page.getByLabel('Name').fill('Mei');
  await page.locator('form button').click();
  release();
  await expect(page.locator('form').getByRole('status')).toContainText('Thank you');
  await expect(page.getByLabel('Name')).toHaveValue('Mei');
});
