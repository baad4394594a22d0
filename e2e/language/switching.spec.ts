/** Choosing a language exchanges the page in place: nothing is loaded anew, and nothing is lost. */
import type { Locale } from '../../lib/locales';
import { messagesOf } from '../setup/messages';
import { choose, footerLink, isSameDocument, languageButton, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

for (const [from, code, to] of [
  ['/terms/?utm_source=mail#law', 'de', '/de/terms/?utm_source=mail&lang=de#law'],
  ['/ja/', 'en', '/?lang=en'],
  ['/nope/at/all?x=1', 'it', '/it/?x=1&lang=it'],
] as const satisfies [string, Locale, string][]) {
  test(`${code} chosen at ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await mark(page);
    const entries = await page.evaluate(() => history.length);
    await choose(page, code);
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${to.split('?')[0]}$`));
    const { meta } = to.includes('terms') ? messagesOf(code).pages.terms : messagesOf(code);
    await expect(page).toHaveTitle(meta.title);
    await expect(languageButton(page)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await page.evaluate(() => localStorage.i18nextLng)).toBe(code);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('what was typed stays through two switches, with scroll and focus', async ({ page }) => {
  const typed = { name: 'Mei', email: 'mei@example.org', subject: 'Hello', message: 'One\nTwo' };
  await page.goto('/contact/?ref=7');
  await mark(page);
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name=${name}]`).fill(value);
  // The full menu takes over at the first hover; the scroll position counts from then on.
  await languageButton(page).hover();
  await expect(languageButton(page)).toHaveRole('button');
  for (const code of ['ja', 'fr']) {
    await languageButton(page).focus();
    await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }));
    await page.keyboard.press('Enter');
    await page.locator(`[role=menuitem][hreflang=${code}]`).dispatchEvent('click', { button: 0 });
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(await page.evaluate(() => scrollY)).toBe(240);
    for (const [name, value] of Object.entries(typed))
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    await expect(page).toHaveURL(`/${code}/contact/?ref=7&lang=${code}`);
    await expect(languageButton(page)).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a new tab that is asked for is the browser’s business', async ({ page, context }) => {
  await page.goto('/terms/');
  await mark(page);
  const opened = context.waitForEvent('page');
  await footerLink(page, 'de').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/de/terms/?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameDocument(page)).toBe(true);
});
