/** Every page in every language, as a visitor meets it. The guard fails each on any error or foreign request. */
import { messagesOf } from './setup/messages';
import { pagesOf } from './setup/pages';
import { plain, under } from './setup/sites';
import { expect, ready, test } from './setup/test';

for (const site of [plain, under]) {
  test.describe(site.folder, () => {
    test.use({ baseURL: site.origin });

    for (const { path, locale, route } of pagesOf(site)) {
      // Below a folder, three languages stand for all.
      if (site === under && !['en', 'de', 'ja'].includes(locale)) continue;
      test(path, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        const messages = messagesOf(locale);
        const meta = route === 'home' ? messages.meta : messages.pages[route].meta;
        await expect(page).toHaveTitle(meta.title);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('h1')).toHaveCount(1);
        await ready(page);
        await expect(page).toHaveURL(site.origin + path);
      });
    }
  });
}

for (const [path, locale] of [
  ['/nope', 'en'],
  ['/a/b/c/', 'en'],
  ['/terms/more/', 'en'],
  ['/de/nope', 'de'],
  ['/ja/a/b/', 'ja'],
]) {
  test(`${path} shows the home page of its language`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveText(messagesOf(locale).hero.title);
    await ready(page);
  });
}

test('a path without its slash is led to it, query and all', async ({ page }) => {
  await page.goto('/terms?utm_source=mail');
  await expect(page).toHaveURL(`${plain.origin}/terms/?utm_source=mail`);
});
