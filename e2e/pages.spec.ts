/** Every page in every language, as a visitor meets it. The guard fails each on any error or foreign request. */
import { localeCodes } from '../lib/locales';
import { messagesOf } from './setup/messages';
import { pagesOf } from './setup/pages';
import { plain, under } from './setup/sites';
import { expect, test } from './setup/test';

for (const site of [plain, under]) {
  test.describe(site.folder, () => {
    test.use({ baseURL: site.origin });

    // Below a folder, three languages stand for all.
    const languages = site === plain ? localeCodes : (['en', 'de', 'ja'] as const);
    for (const language of languages) {
      test(`the pages in ${language}`, async ({ page }) => {
        const messages = messagesOf(language);
        for (const { path, route } of pagesOf(site).filter(({ locale }) => locale === language)) {
          const response = await page.goto(path);
          expect(response?.status(), path).toBe(200);
          const { meta } = route === 'home' ? messages : messages.pages[route];
          await expect(page).toHaveTitle(meta.title);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page).toHaveURL(site.origin + path);
        }
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
  });
}

test('a path without its slash is led to it, query and all', async ({ page }) => {
  await page.goto('/terms?utm_source=mail');
  await expect(page).toHaveURL(`${plain.origin}/terms/?utm_source=mail`);
});
