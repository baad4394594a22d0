/** Choosing a language: no reload, nothing lost (decisions, D4). */
import type { Page } from 'playwright/test';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

const button = (page: Page) => page.locator('#language-button');
const region = (page: Page) => page.locator('body > [role="status"]');

async function choose(page: Page, name: string): Promise<void> {
  await button(page).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Marks the document, to see later that it is still the same. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('switches the page in place: address, language, direction, title, canonical, focus', async ({
  page,
}) => {
  await page.goto('/terms/?utm_source=mail#law');
  await mark(page);
  const entries = await page.evaluate(() => history.length);
  await choose(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL('/de/terms/?utm_source=mail&lang=de#law');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle(/Nutzungsbedingungen/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/terms\/$/);
  await expect(button(page)).toHaveText('Deutsch');
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.i18nextLng)).toBe('de');
});

test('back to English leads to the unprefixed address', async ({ page }) => {
  await page.goto('/ja/');
  await mark(page);
  await choose(page, 'English');
  await expect(page).toHaveURL('/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameDocument(page)).toBe(true);
});

test('is announced once, politely, in the new language', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  await expect(region(page)).toHaveText('');
  await page.evaluate(() => {
    const said: (string | null)[] = [];
    Object.assign(window, { said });
    const live = document.querySelector('body > [role="status"]');
    new MutationObserver(() => said.push(live?.textContent ?? null)).observe(live as Node, {
      childList: true,
    });
  });
  await choose(page, 'Deutsch');
  await expect(region(page)).toHaveText('Die Sprache ist jetzt Deutsch.');
  await expect(region(page)).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
});

test('what was typed stays through two switches, with scroll, query and focus', async ({
  page,
}) => {
  const typed = { name: 'Mei', email: 'mei@example.org', subject: 'Hello', message: 'One\nTwo' };
  await page.goto('/contact/?ref=7');
  await mark(page);
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name=${name}]`).fill(value);
  // The full menu takes over at the first hover; the scroll position counts from then on.
  await button(page).hover();
  await expect(button(page)).toHaveRole('button');
  for (const [language, code] of [
    ['日本語', 'ja'],
    ['Français', 'fr'],
  ]) {
    await button(page).focus();
    await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: language }).dispatchEvent('click', { button: 0 });
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(await page.evaluate(() => scrollY)).toBe(240);
    for (const [name, value] of Object.entries(typed)) {
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await expect(page).toHaveURL(`/${code}/contact/?ref=7&lang=${code}`);
    await expect(button(page)).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a message that is being sent goes on being sent', async ({ page }) => {
  await page.goto('/contact/');
  await mark(page);
  await button(page).hover();
  await expect(button(page)).toHaveRole('button');
  await page.locator('form button').click();
  await choose(page, 'Deutsch');
  await expect(page.locator('form').getByRole('status')).toContainText('Vielen Dank');
  await expect(page.locator('form button')).toBeDisabled();
});

test('from an unknown path it leads to the home page of the chosen language', async ({ page }) => {
  await page.goto('/nope/at/all?x=1');
  await mark(page);
  await choose(page, 'Italiano');
  await expect(page).toHaveURL('/it/?x=1&lang=it');
  expect(await isSameDocument(page)).toBe(true);
});

test('choosing the current language only makes it a choice', async ({ page }) => {
  await page.goto('/de/');
  await mark(page);
  await choose(page, 'Deutsch');
  await expect(page).toHaveURL('/de/?lang=de');
  expect(await page.evaluate(() => localStorage.i18nextLng)).toBe('de');
  await page.locator('footer').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await expect(region(page)).toHaveText('');
  await expect(button(page)).not.toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('the plain list in the footer switches in place as well, and keeps the focus', async ({
  page,
}) => {
  await page.goto('/de/privacy/');
  await mark(page);
  const link = page.locator('footer').getByRole('link', { name: 'Polski' });
  await link.click();
  await expect(page).toHaveURL('/pl/privacy/?lang=pl');
  await expect(link).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('after the item was highlighted, choosing it asks for nothing more', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  await button(page).click();
  const item = page.getByRole('menuitem', { name: 'Deutsch' });
  const ahead = page.waitForResponse(/\/de\/.*__PAGE__\.txt/);
  await item.hover();
  await ahead;
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (/__PAGE__\.txt/.test(request.url())) payloads.push(request.url());
  });
  await item.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(payloads).toEqual([]);
});

test('the keyboard highlights ahead as well', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  await button(page).focus();
  await expect(button(page)).toHaveRole('button');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=menuitem][data-focus]')).toHaveText('English');
  const ahead = page.waitForRequest(/\/es\/.*__PAGE__\.txt/);
  await page.keyboard.press('ArrowDown');
  await ahead;
});

test.describe('when the payload cannot be had', () => {
  test('without a network the visitor stays, is told, and the switch comes when the network does', async ({
    page,
    context,
    provoked,
  }) => {
    provoked.push(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto('/contact/');
    await mark(page);
    await page.getByLabel('Name').fill('Mei');
    await button(page).hover();
    await expect(button(page)).toHaveRole('button');
    await context.setOffline(true);
    await choose(page, 'Deutsch');
    await expect(region(page)).toHaveText(/could not be loaded/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).toHaveText('Contact');
    expect(await page.evaluate(() => localStorage.i18nextLng)).toBeUndefined();
    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL('/de/contact/?lang=de');
    await expect(page.getByLabel('Name')).toHaveValue('Mei');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('of several choices without a network, the last one alone is followed', async ({
    page,
    context,
    provoked,
  }) => {
    provoked.push(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await mark(page);
    await context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const name of ['Contact', 'Terms of use']) {
      await page.locator('footer').getByRole('link', { name }).first().click();
    }
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
    await expect(page).toHaveURL('/terms/');
    expect(asked.filter((path) => path.startsWith('/contact/'))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a payload that the host does not have loads the page whole', async ({ page, provoked }) => {
    provoked.push(/status of 500/);
    await page.route('**/*.txt*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/terms/');
    await mark(page);
    await choose(page, 'Deutsch');
    await expect(page).toHaveURL(`${plain.origin}/de/terms/?lang=de`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await isSameDocument(page)).toBe(false);
  });
});
