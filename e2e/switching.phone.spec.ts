/** Choosing a language by finger. */
import { expect, test } from './setup/test';

test('a tapped language is asked for once', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/de/')) asked.push(pathname);
  });
  await page.locator('#footer-language-de').tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(asked).toEqual(['/de/']);
});
