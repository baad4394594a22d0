/** `lang` in the address is the language on screen, and is kept once it is there. */
import { expect, test } from './setup/test';

test('who arrives with lang keeps it through the site, back and forward', async ({ page }) => {
  await page.goto('/de/?lang=de');
  await page.locator('footer').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await page.locator('header').getByRole('link', { name: 'Marken' }).first().click();
  await expect(page).toHaveURL('/de/?lang=de#brands');
  await page.goBack();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await expect(page.locator('h1')).toHaveText('Kontakt');
  await page.goForward();
  await expect(page).toHaveURL('/de/?lang=de#brands');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('who arrives without it keeps a clean address', async ({ page }) => {
  await page.goto('/de/');
  await page.locator('footer').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact/');
});

test('who chooses a language has it from then on, also on the page they come back to', async ({
  page,
}) => {
  await page.goto('/terms/');
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact/');
  await page.locator('footer').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/de/imprint/?lang=de');
  await page.goBack();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  // An address without a language adapts to the visitor, and is not the choice's to change.
  await page.goBack();
  await expect(page).toHaveURL('/de/terms/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('partner links tell the partner the language that the address names', async ({ page }) => {
  const link = page.locator('article a[rel~="sponsored"]');
  await page.goto('/pt-BR/');
  await expect(link).toHaveAttribute('href', /lang=pt$/);
  await page.goto('/pt-BR/?lang=pt-BR');
  await expect(link).toHaveAttribute('href', /lang=pt-BR$/);
  await page.locator('footer').getByRole('link', { name: 'Português (Portugal)' }).click();
  await expect(link).toHaveAttribute('href', /lang=pt-PT$/);
});

test('a choice in another tab does not move this page, and counts for the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('footer').getByRole('link', { name: 'Svenska' }).click();
  await expect(other).toHaveURL('/sv/?lang=sv');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect(page).toHaveURL('/sv/');
});

test('canonical and alternates never carry it', async ({ page }) => {
  await page.goto('/de/terms/?lang=de');
  for (const link of await page.locator('link[rel=canonical], link[rel=alternate]').all()) {
    expect(await link.getAttribute('href')).not.toContain('?');
  }
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
  await page.locator('footer').getByRole('link', { name: 'Dansk' }).click();
  await expect(page).toHaveURL('/da/?lang=da');
});
