/**
 * Back, forward, reload, the back/forward cache and another tab, after a language was chosen in
 * place.
 */

import type { Page, Route } from 'playwright/test';
import { languageRow } from '../../lib/site/languages';
import { localeNamed } from '../../lib/testing/test-site';
import { plain } from '../setup/exports';
import { needsLanguages } from '../setup/languages';
import { choose, footerLink, isSameDocument, languageButton, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

needsLanguages('de', 'fr');

// Playwright turns the back/forward cache off; visitors have it. A page from there does not load:
// nobody may wait for that.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const isGerman = async (page: Page, address: string) => {
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(languageButton(page)).toHaveText(languageRow(plain.site, localeNamed('de')).name);
};

test.beforeEach(async ({ page }) => {
  await page.goto('/terms/');
  await page.goto('/contact/#content');
  await page.locator('[name=name]').fill('Mei');
  await (await footerLink(page, 'de')).click();
  await isGerman(page, '/de/contact/?lang=de#content');
});

test('back leads to the page before, and forward, in the chosen language', async ({ page }) => {
  await page.goBack({ waitUntil: 'commit' });
  // As the cache brings it back, or loaded anew.
  await expect(page).toHaveURL(/\/de\/terms\/(\?lang=de)?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goForward({ waitUntil: 'commit' });
  await isGerman(page, '/de/contact/?lang=de#content');
  await expect(page.locator('[name=name]')).toHaveValue('Mei');
});

test('from the back/forward cache the page comes as it was left, and goes on', async ({ page }) => {
  await mark(page);
  await page.goto('/de/imprint/?lang=de');
  await page.goBack({ waitUntil: 'commit' });
  await isGerman(page, '/de/contact/?lang=de#content');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('[name=name]')).toHaveValue('Mei');
  await choose(page, 'fr');
  await expect(page).toHaveURL('/fr/contact/?lang=fr#content');
  await expect(page.locator('[name=name]')).toHaveValue('Mei');
});

test('a reload and a copied tab stay in the chosen language', async ({ page, context }) => {
  const copy = await context.newPage();
  await copy.goto(page.url());
  await isGerman(copy, '/de/contact/?lang=de#content');
  await page.reload();
  await isGerman(page, '/de/contact/?lang=de#content');
});

for (const [first, code, current, address] of [
  ['/de/', 'en', 'de', '/de/'],
  ['/de/?lang=de', 'en', 'de', '/de/?lang=de'],
  // An address without a language adapts to the choice.
  ['/', 'de', 'de', '/de/'],
] as const) {
  test(`back from ${code}, chosen at a section, to ${first}: page and address agree`, async ({
    page,
  }) => {
    await page.goto(first);
    await page.locator('header nav a[href="#brands"]:visible').click();
    await expect(page).toHaveURL(/#brands$/);
    await choose(page, code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', current);
    await expect(languageButton(page)).toHaveText(
      languageRow(plain.site, localeNamed(current)).name,
    );
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/#brands$/);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
}

test('forward again before the script has come: page and address agree', async ({ page }) => {
  await page.goto('/de/?lang=de');
  await page.locator('header nav a[href="#brands"]:visible').click();
  await choose(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const held: Route[] = [];
  await page.route('**/scripts/client*', (route) => held.push(route), { times: 1 });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => held.length).toBe(1);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/#brands$/);
  await held[0].continue();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page that was left in English comes back in the language chosen since, with what was typed', async ({
  page,
}) => {
  await page.goto('/contact/?lang=en');
  await page.goto('/contact/');
  await page.evaluate(() => localStorage.removeItem('i18nextLng'));
  await page.reload();
  await page.locator('[name=name]').fill('Mei');
  await page.goto('/terms/');
  await (await footerLink(page, 'de')).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack({ waitUntil: 'commit' });
  await isGerman(page, '/de/contact/?lang=de');
  await expect(page.locator('[name=name]')).toHaveValue('Mei');
});

test('a choice in another tab counts where the address names no language, and there alone', async ({
  page,
  context,
}) => {
  await page.evaluate(() => localStorage.removeItem('i18nextLng'));
  await page.goto('/terms/');
  const named = await context.newPage();
  await named.goto('/fr/terms/');
  const other = await context.newPage();
  await other.goto('/contact/');
  await (await footerLink(other, 'de')).click();
  await isGerman(other, '/de/contact/?lang=de');
  await isGerman(page, '/de/terms/?lang=de');
  await expect(named.locator('html')).toHaveAttribute('lang', 'fr');
});
