/** The header: whose site it is, the way to the partner, the language, and the menu. */
import { pathOf } from '../../lib/address/paths';
import { hasSeveralLanguages, languageRow, localesOf } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import { escapePattern } from '../../tools/hosting/escape-pattern';
import { plain } from '../setup/exports';
import { expectReach } from '../setup/layout';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

/** None on a site in one language. */
const languageButton = hasSeveralLanguages(plain.site) ? ['#language-button'] : [];

/** The narrowest phone that is sold. */
const narrow = { ...phone, width: 320 };

test('on the narrowest phone the mark, the way to the partner, the language and the menu share one row, in every language', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  for (const locale of localesOf(plain.site)) {
    await page.goto(pathOf({ locale, route: 'home' }));
    const row = ['header a:first-child', 'header a[rel~=sponsored]:visible', ...languageButton];
    let end = 0;
    for (const selector of [...row, '#drawer-button']) {
      const box = await page.locator(selector).first().boundingBox();
      expect(box?.x, `${selector} in ${locale}`).toBeGreaterThanOrEqual(end);
      expect((box?.y ?? 0) + (box?.height ?? 99), `${selector} in ${locale}`).toBeLessThan(57);
      end = (box?.x ?? 0) + (box?.width ?? 0);
    }
    expect(end, locale).toBeLessThanOrEqual(narrow.width);
    for (const selector of languageButton) {
      const button = page.locator(selector);
      await expect(button).toHaveAccessibleName(
        messagesOf(locale).language.current.replace(
          '{language}',
          languageRow(plain.site, locale).name,
        ),
      );
      const cut = await button
        .locator('span')
        .first()
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, `the name of ${locale} is cut off`).toBeLessThanOrEqual(0);
    }
  }
});

test('the way to the partner is there before any scroll on every page, marked as advertising', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  for (const route of routesOf(plain.site)) {
    await page.goto(pathOf({ locale: 'en', route }));
    const button = page.locator('header a[rel~=sponsored]:visible');
    await expect(button, route).toBeInViewport({ ratio: 1 });
    const { header, ad_label, ad_label_pause } = messagesOf('en');
    await expect(button.getByText(ad_label, { exact: true })).toBeVisible();
    await expect(button).toHaveAccessibleName(
      new RegExp(
        `^${escapePattern(header.earn_cta + ad_label_pause)}\\s+${escapePattern(ad_label)}`,
      ),
    );
  }
});

test('the header’s buttons have a border, and are as high to a finger as they need to be', async ({
  page,
}) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const selector of ['header a[rel~=sponsored]:visible', ...languageButton]) {
      const button = page.locator(selector);
      const border = await button.evaluate((element) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element);
        return `${borderTopWidth} ${borderTopColor}`;
      });
      expect(border).toMatch(/^1px rgb\(/);
      await expectReach(button, `${selector} at ${width}`);
    }
  }
});
