/** A language from right to left needs one row and one file, and mirrors the page. */
import { filesBelow } from '../lib/export/files';
import { allPages } from '../lib/paths';
import { trial } from './setup/sites';
import { expect, ready, test } from './setup/test';

test.use({ baseURL: trial.origin });

test('one row and one file export five more pages', () => {
  const pages = filesBelow(`${trial.project}/${trial.folder}`).filter((file) =>
    file.endsWith('index.html'),
  );
  expect(pages).toHaveLength(allPages.length + 5);
  expect(pages.filter((file) => file.startsWith('ar/'))).toHaveLength(5);
});

test('the header, the text and the menu are mirrored', async ({ page }) => {
  await page.goto('/ar/');
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const middle = 640;
  const x = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.x ?? 0;
  expect(await x('header a')).toBeGreaterThan(middle);
  expect(await x('#language-button')).toBeLessThan(middle);
  expect(await x('h1')).toBeGreaterThan(await x('main img'));
  await page.locator('#language-button').click();
  const menu = await page.getByRole('menu').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await x('header a')).toBeLessThan(middle);
});

for (const route of ['', 'terms/', 'privacy/', 'contact/', 'imprint/']) {
  test(`/ar/${route} fits every width`, async ({ page }) => {
    await page.goto(`/ar/${route}`);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [scroll, client] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(scroll, `at ${width}`).toBeLessThanOrEqual(client);
    }
  });
}

test('the drawer comes from the other side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/');
  await ready(page);
  await page.locator('#drawer-button').click();
  const panel = page.getByRole('dialog').locator('nav').first().locator('xpath=..');
  await expect.poll(async () => Math.round((await panel.boundingBox())?.x ?? -1)).toBe(0);
});
