/**
 * Choosing a language exchanges the page in place: nothing is loaded anew, and nothing is lost.
 * `lang` in the address is the language on screen, and is kept once it is there.
 */
import { expectKept, fill } from '../setup/contact-form';
import { footerPage } from '../setup/footer';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { choose, footerLink, isSameDocument, languageButton, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

needsLanguages('da', 'de', 'fr', 'ja');

const { header, pages } = messagesOf('de');

for (const [from, code, to] of [
  ['/terms/?utm_source=mail#law', 'de', '/de/terms/?utm_source=mail&lang=de#law'],
  ['/ja/', 'en', '/?lang=en'],
]) {
  test(`${code} chosen at ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await mark(page);
    await choose(page, code);
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    const { meta } = to.includes('terms') ? messagesOf(code).pages.terms : messagesOf(code);
    await expect(page).toHaveTitle(meta.title);
    await expect(languageButton(page)).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('what was typed stays through two switches, with scroll and focus', async ({ page }) => {
  // Typing scrolls: without this, smoothly, and into what follows.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact/?ref=7');
  await mark(page);
  await fill(page);
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
    await expectKept(page);
    await expect(page).toHaveURL(`/${code}/contact/?ref=7&lang=${code}`);
    await expect(languageButton(page)).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('what was opened and set stays, and is said in the other language', async ({ page }) => {
  await page.goto('/');
  await page.locator('#question-passes summary').click();
  await page.locator('#pay-reward').fill('0');
  await choose(page, 'ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('#question-passes')).toHaveAttribute('open');
  await expect(page.locator('#pay-reward')).toBeVisible();
  await expect(page.locator('#pay-reward')).toHaveValue('0');
  const reward = await page.locator('#pay-table tbody th').first().textContent();
  await expect(page.locator('#pay-reward')).toHaveAttribute('aria-valuetext', reward ?? '');
});

test('another tab opens at the address of the choice', async ({ page, context }) => {
  // An address that names its language: another one follows the choice in the other tab.
  await page.goto('/ja/terms/?utm_source=mail#law');
  const link = await footerLink(page, 'de');
  const tab = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  await expect(await tab).toHaveURL('/de/terms/?utm_source=mail&lang=de#law');
  await expect(page).toHaveURL('/ja/terms/?utm_source=mail#law');
});

test('who arrives with lang keeps it through the site', async ({ page }) => {
  await page.goto('/de/?lang=de');
  await footerPage(page, pages.contact.title).click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await page.locator('header').getByRole('link', { name: header.nav.brands }).first().click();
  await expect(page).toHaveURL('/de/?lang=de#brands');
  await expect(page.locator('#brands h2')).toBeInViewport();
  // Search engines never learn of it.
  const links = page.locator('link[rel=canonical], link[rel=alternate]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.join()).not.toContain('?');
});

test('who arrives without it keeps a clean address until they choose', async ({ page }) => {
  await page.goto('/terms/');
  await footerPage(page, messagesOf('en').pages.contact.title).click();
  await expect(page).toHaveURL('/contact/');
  await (await footerLink(page, 'de')).click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await footerPage(page, pages.imprint.title).click();
  await expect(page).toHaveURL('/de/imprint/?lang=de');
  await page.goBack();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  // An address without a language adapts to the visitor, and is not the choice's to change.
  await page.goBack();
  await expect(page).toHaveURL('/de/terms/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('blocked storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/?lang=de');
  await expect(page).toHaveURL('/de/?lang=de');
  await (await footerLink(page, 'da')).click();
  await expect(page).toHaveURL('/da/?lang=da');
});
