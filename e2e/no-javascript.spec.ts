/** Without JavaScript everything is there and leads somewhere. */
import { locales } from '../lib/locales';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

test.use({ javaScriptEnabled: false });

for (const { path, route, locale } of pagesOf(plain).filter(({ locale }) =>
  ['en', 'de'].includes(locale),
)) {
  test(`${path} links to itself in every language`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator('footer a[hreflang]');
    await expect(links).toHaveText(locales.map(({ name }) => name));
    for (const [index, { code }] of locales.entries()) {
      await expect(links.nth(index)).toHaveAttribute('hreflang', code);
      await expect(links.nth(index)).toHaveAttribute('lang', code);
      const page = `${code === 'en' ? '' : `/${code}`}/${route === 'home' ? '' : `${route}/`}`;
      await expect(links.nth(index)).toHaveAttribute('href', `${page}?lang=${code}`);
    }
    await expect(page.locator('footer a[hreflang][aria-current]')).toHaveAttribute(
      'hreflang',
      locale,
    );
  });
}

test('the language button opens the list', async ({ page }) => {
  await page.goto('/terms/');
  await page.locator('#language-button').click();
  await page.locator('header').getByRole('link', { name: '日本語' }).first().click();
  await expect(page).toHaveURL('/ja/terms/?lang=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('the menu of narrow screens opens the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/');
  await page.locator('#drawer-button').click();
  await page.locator('header').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact/');
});
