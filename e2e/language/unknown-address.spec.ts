/**
 * An unknown address shows the home page with a line that says so, also to who is led on to another
 * language's page.
 */
import type { Page } from 'playwright/test';
import { plain } from '../setup/exports';
import { needsOtherLanguages, otherLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { footerLink } from '../setup/switching';
import { expect, test } from '../setup/test';

const [code = 'en'] = otherLanguages;

/** Has the host answer as one does that knows only the 404 page in its root. */
async function answerFromRoot(page: Page): Promise<void> {
  await page.route('**/nope/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${plain.origin}/nope` }) }),
  );
}

async function expectSaid(page: Page, locale: string): Promise<void> {
  const { hero, unknown_page } = messagesOf(locale);
  await expect(page.locator('h1')).toHaveText(hero.title);
  await expect(page.locator('[data-unknown-page]')).toBeInViewport();
  await expect(page.locator('[data-unknown-page]')).toContainText(unknown_page.text);
  await expect(page).toHaveTitle(new RegExp(`^${unknown_page.title}`));
  await expect(page.locator('[aria-current=page]')).toHaveCount(0);
}

test('in English, it says so, and nothing is the current page or section', async ({ page }) => {
  await page.goto('/nope/');
  await expectSaid(page, 'en');
  await page.locator('#brands').evaluate((section) => section.scrollIntoView());
  await expect(page.locator('[aria-current=location]')).toHaveCount(0);
});

for (const [who, browser, at] of [
  ['a browser in another language', code, '/nope/'],
  ['who asks for another language', 'en', `/nope/?lang=${code}`],
  ['an address below a language’s prefix', 'en', `/${code}/nope/`],
]) {
  test.describe(who, () => {
    test.use({ locale: browser });

    test('reads it in that language', async ({ page }) => {
      needsOtherLanguages();
      await answerFromRoot(page);
      await page.goto(at);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expectSaid(page, code);
      await page.reload();
      await expectSaid(page, code);
    });
  });
}

test('a choice there leads to the home page in that language, which no longer says so', async ({
  page,
}) => {
  needsOtherLanguages();
  await page.goto('/nope/at/all?x=1');
  await (await footerLink(page, code)).click();
  await expect(page).toHaveURL(`/${code}/?x=1&lang=${code}`);
  await expect(page).toHaveTitle(messagesOf(code).meta.title);
  await expect(page.locator('[data-unknown-page]')).toBeHidden();
  await page.locator('#brands').evaluate((section) => section.scrollIntoView());
  await expect(page.locator('header [aria-current=location]').first()).toBeAttached();
});
