/** `lang` in the address is the language on screen, and is kept once it is there. */
import type { Page } from 'playwright/test';
import { messagesOf } from '../setup/messages';
import { footerLink } from '../setup/switching';
import { expect, test } from '../setup/test';

const { header, pages } = messagesOf('de');

const footer = (page: Page, name: string) => page.locator('footer').getByRole('link', { name });

test('who arrives with lang keeps it through the site, back and forward', async ({ page }) => {
  await page.goto('/de/?lang=de');
  await footer(page, pages.contact.title).click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await page.locator('header').getByRole('link', { name: header.nav.brands }).first().click();
  await expect(page).toHaveURL('/de/?lang=de#brands');
  await expect(page.locator('#brands h2')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await expect(page.locator('h1')).toHaveText(pages.contact.title);
  await page.goForward();
  await expect(page).toHaveURL('/de/?lang=de#brands');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Search engines never learn of it.
  const links = page.locator('link[rel=canonical], link[rel=alternate]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.join()).not.toContain('?');
});

test('who arrives without it keeps a clean address until they choose', async ({ page }) => {
  await page.goto('/terms/');
  await footer(page, messagesOf('en').pages.contact.title).click();
  await expect(page).toHaveURL('/contact/');
  await footerLink(page, 'de').click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await footer(page, pages.imprint.title).click();
  await expect(page).toHaveURL('/de/imprint/?lang=de');
  await page.goBack();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  // An address without a language adapts to the visitor, and is not the choice's to change.
  await page.goBack();
  await expect(page).toHaveURL('/de/terms/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a choice in another tab counts for the next visit', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await footerLink(other, 'sv').click();
  await expect(other).toHaveURL('/sv/?lang=sv');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect(page).toHaveURL('/sv/');
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
  await footerLink(page, 'da').click();
  await expect(page).toHaveURL('/da/?lang=da');
});
