/**
 * A language that is chosen, and no answer, or another page than was meant. Who waits too long is told as without a
 * network: lib/browser/page-loader.test.ts. Who chooses again meanwhile: language-switch.client.test.ts.
 */
import { changeOnce } from '../setup/change';
import { messagesOf } from '../setup/messages';
import { announcement, footerLink, isSameDocument, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact/');
  await mark(page);
});

for (const [what, edit] of [
  ['no page of ours', () => '<h1>Sign in</h1>'],
  [
    'a page of another release',
    (html: string) => html.replace(/client-\w+\.js/, 'client-OTHER.js'),
  ],
] as const) {
  test(`${what} in answer has the browser load the page`, async ({ page }) => {
    await changeOnce(page, '/de/contact/', edit);
    await footerLink(page, 'de').click();
    await expect(page).toHaveURL('/de/contact/?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('a choice without a network waits for one', async ({ page, context, provoked }) => {
  provoked.push(/net::ERR_INTERNET_DISCONNECTED/);
  await page.locator('[name=name]').fill('Mei');
  await context.setOffline(true);
  await footerLink(page, 'de').click();
  await expect(announcement(page)).toHaveText(messagesOf('en').language.unavailable);
  await expect(page).toHaveURL('/contact/');
  await context.setOffline(false);
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await expect(page.locator('[name=name]')).toHaveValue('Mei');
  expect(await isSameDocument(page)).toBe(true);
});
