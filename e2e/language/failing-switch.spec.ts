/**
 * A language that is chosen, and another page than was meant in answer. Who gets none, waits too long or chooses again
 * meanwhile: language-switch.client.test.ts and lib/browser/page-loader.test.ts.
 */
import { changeOnce } from '../setup/change';
import { footerLink, isSameDocument, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

for (const [what, edit] of [
  ['no page of ours', () => '<h1>Sign in</h1>'],
  [
    'a page of another release',
    (html: string) => html.replace(/client-\w+\.js/, 'client-OTHER.js'),
  ],
] as const) {
  test(`${what} in answer has the browser load the page`, async ({ page }) => {
    await page.goto('/contact/');
    await mark(page);
    await changeOnce(page, '/de/contact/', edit);
    await footerLink(page, 'de').click();
    await expect(page).toHaveURL('/de/contact/?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await isSameDocument(page)).toBe(false);
  });
}
