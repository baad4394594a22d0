/**
 * Scripts that come late or fail to load: no control is dead, and nothing that was pressed is lost.
 */
import type { Route } from 'playwright/test';
import { languageRow } from '../../lib/site/languages';
import { localeNamed } from '../../lib/testing/test-site';
import { button, fill, form, status } from '../setup/contact-form';
import { corsHeaders } from '../setup/endpoint';
import { filled, plain } from '../setup/exports';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { isSameDocument, mark } from '../setup/switching';
import { abortedRequest, expect, test } from '../setup/test';
import { desktop, phone } from '../setup/window';

const { header } = messagesOf('en');

for (const control of ['language', 'drawer']) {
  test(`pressed before the script is there, the ${control} control opens`, async ({ page }) => {
    needsLanguages('de');
    const held: Route[] = [];
    await page.route('**/*.js', (route) => void held.push(route));
    await page.setViewportSize(phone);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(`#${control}-button`).click();
    await expect(page.locator('header a[hreflang=de]:visible')).toBeVisible();
    await page.route('**/*.js', (route) => route.continue());
    for (const route of held) await route.continue();
    await expect(page.getByRole(control === 'drawer' ? 'dialog' : 'menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('a[hreflang=de]:visible').first()).not.toBeInViewport();
    await expect(page.locator(`#${control}-button`)).toBeFocused();
  });
}

// The script for this is within the page, so that a file that fails makes no difference to it.
test('where no script file ever comes, both forms send', async ({ page }) => {
  needsLanguages('de');
  await page.route('**/*.js', () => undefined);
  const { CONTACT_ENDPOINT } = filled.environment;
  let sent = 0;
  await page.route(CONTACT_ENDPOINT, (route) => {
    if (route.request().method() === 'POST') sent += 1;
    return route.fulfill({ headers: corsHeaders });
  });
  for (const root of ['', filled.origin + filled.basePath]) {
    await page.goto(`${root}/de/contact/?lang=de`, { waitUntil: 'commit' });
    await fill(page);
    await button(page).click();
    if (!root) await expect(button(page)).toHaveText(form.submitting);
    await expect(status(page)).toHaveText(form.success);
  }
  expect(sent).toBe(1);
  await page.goto('/terms/', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/de/terms/');
});

for (const size of [phone, desktop]) {
  test(`where no script file ever comes, a link leads to its part at ${size.width}`, async ({
    page,
  }) => {
    await page.route('**/*.js', () => undefined);
    await page.setViewportSize(size);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('main a[href="#scams"]').click();
    await expect(page.locator('#scams').getByRole('heading').first()).toBeInViewport();
    await page.keyboard.press('End');
    await expect(page.locator('footer').getByText('©')).toBeInViewport();
  });
}

// lib/browser/on-intent.test.ts proves that a plain control closes when one of its links is chosen.
test('where no widget comes, plain controls switch, focus and all', async ({
  page,
  expectedErrors,
}) => {
  needsLanguages('da', 'de');
  expectedErrors.push(abortedRequest);
  let later = 0;
  await page.route('**/scripts/*.widget-*.js', (route) => {
    later += 1;
    return route.abort();
  });
  await page.setViewportSize(phone);
  await page.goto('/terms/');
  await mark(page);
  for (const [control, code] of [
    ['language', 'de'],
    ['language', 'da'],
    ['drawer', 'en'],
  ] as const) {
    await page.locator(`#${control}-button`).click();
    const open = page.locator('header details[open]');
    await open.getByRole('link', { name: languageRow(plain.site, localeNamed(code)).name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator(`#${control}-button`)).toBeFocused();
    await expect(page.locator('details[open]')).toHaveCount(0);
  }
  expect(await isSameDocument(page)).toBe(true);
  await page.locator('#drawer-button').click();
  await page.locator('details[open]').getByRole('link', { name: header.nav.tips }).click();
  await expect(page.locator('#tips-for-success h2')).toBeInViewport();
  expect(later).toBeGreaterThan(0);
});
