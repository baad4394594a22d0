/** axe finds nothing on any page of the sitemap, on a phone and on a desktop, in the light and in the dark. */
import { locales } from '../lib/locales';
import { contrast, violations } from './setup/axe';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { desktop, phone } from './setup/sizes';
import { expect, test } from './setup/test';

for (const { code } of locales) {
  test(`the pages in ${code}`, async ({ page }) => {
    for (const { path } of pagesOf(plain).filter(({ locale }) => locale === code)) {
      await page.goto(path);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect(await violations(page), `${path} at ${size.width}`).toEqual([]);
      }
      // Nothing but the colours differs.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, 'html', contrast), `${path} in the dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: null });
    }
  });
}
