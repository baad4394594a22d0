/** The header: whose site it is, and the way to the partner. */
import { pathOf } from '../../lib/address/paths';
import { localesOf } from '../../lib/site/languages';
import { plain } from '../setup/exports';
import { expect, test } from '../setup/test';
import { phone, scrollPast } from '../setup/window';

test.use({ viewport: phone });

test('on a telephone the name makes room for the button, when the first screen has gone', async ({
  page,
}) => {
  const header = page.locator('header');
  const name = header.getByText(plain.site.config.name, { exact: true });
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
});

test('on a telephone the button is there at once on pages that have no other', async ({ page }) => {
  for (const route of ['terms', 'contact', 'imprint']) {
    await page.goto(`/${route}/`);
    await expect(page.locator('header a[rel~=sponsored]:visible'), route).toHaveCount(1);
  }
});

test('the button stands between the mark and the languages, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ ...phone, width: 320 });
  for (const locale of localesOf(plain.site)) {
    await page.goto(pathOf({ locale, route: 'home' }));
    await scrollPast(page);
    const row = ['header a:first-child', 'header a[rel~=sponsored]:visible', '#language-button'];
    // The name and the button exchange their places within a frame or two of the scroll.
    await expect(async () => {
      const [mark, button, languages] = await Promise.all(
        row.map(async (selector) => {
          const box = await page.locator(selector).first().boundingBox();
          return { start: box?.x ?? Number.NaN, end: (box?.x ?? Number.NaN) + (box?.width ?? 0) };
        }),
      );
      expect(button.start, locale).toBeGreaterThanOrEqual(mark.end);
      expect(languages.start, locale).toBeGreaterThanOrEqual(button.end);
    }).toPass();
  }
});
