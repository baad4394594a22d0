/** The site still works when all files of one kind fail or never arrive, and without JavaScript. */
import type { Page } from 'playwright/test';
import { footerPage } from '../setup/footer';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { abortedRequest, expect, test } from '../setup/test';
import { phone } from '../setup/window';

needsLanguages('de', 'ja');

const { cta_section, header, hero, pages } = messagesOf('de');
const japanese = messagesOf('ja');

/**
 * Reads the page, opens its controls, and follows their links.
 * @param keeps true if a chosen language is kept as `?lang` in the address, besides the prefix that
 * names it
 */
async function walk(page: Page, keeps: boolean): Promise<void> {
  await expect(page).toHaveURL('/de/');
  await expect(page.locator('h1')).toHaveText(hero.title);
  await expect(page.locator('h1')).toBeInViewport();
  await expect(page.locator('article p').first()).toBeVisible();
  const toPartner = page.locator('article').getByRole('link', { name: cta_section.button });
  await expect(toPartner).toHaveAttribute('href', /lang=de$/);
  await page.locator('header nav').first().getByRole('link', { name: header.nav.tips }).click();
  await expect(page.locator('#tips-for-success h2')).toBeInViewport();
  await footerPage(page, header.nav.contact).click();
  await expect(page.locator('h1')).toHaveText(pages.contact.title);
  await page.locator('#language-button').click();
  await page.locator('header [hreflang=ja]:visible').first().click();
  await expect(page).toHaveURL(keeps ? '/ja/contact/?lang=ja' : '/ja/contact/');
  await expect(page.locator('h1')).toHaveText(japanese.pages.contact.title);
  await page.setViewportSize(phone);
  await page.locator('#drawer-button').click();
  const open = page.locator(':is(details[open], [role=dialog])');
  await open.getByRole('link', { name: japanese.header.home, exact: true }).click();
  await expect(page).toHaveURL(keeps ? '/ja/?lang=ja' : '/ja/');
  await expect(page.locator('h1')).toHaveText(japanese.hero.title);
}

test.use({ locale: 'de-AT' });

for (const [kind, fails] of [
  ['script', true],
  ['script', false],
  ['font', false],
  // Not one that never arrives: every browser waits for the stylesheet before it paints.
  ['stylesheet', true],
] as const) {
  test(`every ${kind} ${fails ? 'fails' : 'takes for ever'}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(abortedRequest);
    let requests = 0;
    await page.route('**/*', (route) => {
      if (route.request().resourceType() !== kind) return route.continue();
      requests += 1;
      // If nobody answers the request, the file never arrives.
      return fails ? route.abort() : undefined;
    });
    await page.goto('/', { waitUntil: 'commit' });
    await walk(page, kind !== 'script');
    expect(requests).toBeGreaterThan(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything leads on', async ({ page }) => {
    await page.goto('/de/');
    await walk(page, false);
  });
});
