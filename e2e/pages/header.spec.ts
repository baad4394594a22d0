/** The header: whose site it is, and the way to the partner. */
import { plain } from '../setup/exports';
import { expect, test } from '../setup/test';
import { desktop, phone, scrollPast } from '../setup/window';

test.use({ javaScriptEnabled: false });

test('on a telephone the name makes room for the button, when that of the first screen has gone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const header = page.locator('header');
  const name = header.getByText(plain.site.settings.SITE_NAME, { exact: true });
  const button = header.locator('a[rel~=sponsored]:visible');
  const first = page.locator('main a[rel~=sponsored]').first();
  await page.goto('/');
  await expect(name).toBeVisible();
  await expect(first).toBeInViewport();
  await expect(button).toHaveCount(0);
  await scrollPast(page);
  await expect(first).not.toBeInViewport();
  await expect(button).toHaveCount(1);
  await expect(name).not.toBeVisible();
  await page.goto('/contact/');
  await expect(button).toHaveCount(1);
  await page.setViewportSize(desktop);
  await page.goto('/');
  await expect(name).toBeVisible();
  await expect(button).toHaveCount(1);
});
