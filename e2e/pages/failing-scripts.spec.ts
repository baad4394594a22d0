/** Scripts that come late or fail to load: no control is dead, and nothing that was pressed is lost. */
import { localeRow } from '../../lib/locales';
import { button, fill, form, status } from '../setup/contact-form';
import { under } from '../setup/exports';
import { gate } from '../setup/gate';
import { messagesOf } from '../setup/messages';
import { phone } from '../setup/sizes';
import { isSameDocument, mark } from '../setup/switching';
import { expect, refused, test } from '../setup/test';

for (const control of ['language', 'drawer']) {
  test(`pressed before the script is there, the ${control} control opens, and becomes the full one`, async ({
    page,
  }) => {
    const { passed, open } = gate();
    await page.route('**/*.js', async (route) => {
      await passed;
      await route.continue();
    });
    await page.setViewportSize(phone);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(`#${control}-button`).click();
    await expect(page.locator('header a[hreflang=de]:visible')).toBeVisible();
    open();
    await expect(page.getByRole(control === 'drawer' ? 'dialog' : 'menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('a[hreflang=de]:visible').first()).not.toBeInViewport();
    await expect(page.locator(`#${control}-button`)).toBeFocused();
  });
}

for (const trouble of ['fails', 'takes for ever']) {
  test(`where every script file ${trouble}, both forms send, and the address keeps its language`, async ({
    page,
    provoked,
  }) => {
    provoked.push(refused);
    await page.route('**/*.js', (route) => (trouble === 'fails' ? route.abort() : undefined));
    const { CONTACT_ENDPOINT } = under.settings;
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    let sent = 0;
    await page.route(CONTACT_ENDPOINT, (route) => {
      if (route.request().method() === 'POST') sent += 1;
      return route.fulfill({ headers });
    });
    for (const start of ['', under.origin + under.basePath]) {
      await page.goto(`${start}/de/contact/?lang=de`, { waitUntil: 'commit' });
      await fill(page);
      await button(page).click();
      if (!start) await expect(button(page)).toHaveText(form.submitting);
      await expect(status(page)).toHaveText(form.success);
    }
    expect(sent).toBe(1);
    await page.goto('/terms/', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/de/terms/');
  });
}

test.describe('the script is there, and what comes on intent fails to load', () => {
  let later = 0;

  test.beforeEach(async ({ page, provoked }) => {
    provoked.push(refused);
    later = 0;
    await page.route('**/scripts/*.widget-*.js', (route) => {
      later += 1;
      return route.abort();
    });
  });
  test.afterEach(() => expect(later).toBeGreaterThan(0));

  test('the language list stays a list of links, which switch in place', async ({ page }) => {
    await page.goto('/terms/');
    await mark(page);
    for (const code of ['de', 'da'] as const) {
      await page.locator('#language-button').click();
      const { name } = localeRow(code);
      await page.locator('header details[open]').getByRole('link', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('#language-button')).toBeFocused();
      await expect(page.locator('details[open]')).toHaveCount(0);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the drawer stays a panel of links, and closes when one is chosen', async ({ page }) => {
    const { nav } = messagesOf('en').header;
    await page.setViewportSize(phone);
    await page.goto('/');
    const choose = async (name: string) => {
      await page.locator('#drawer-button').click();
      await page.locator('header details[open]').getByRole('link', { name }).click();
      await expect(page.locator('details[open]')).toHaveCount(0);
    };
    await choose(nav.tips);
    await expect(page.locator('#tips-for-success h2')).toBeInViewport();
    await choose(nav.contact);
    await expect(page.locator('h1')).toHaveText(messagesOf('en').pages.contact.title);
    await choose(localeRow('de').name);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('#drawer-button')).toBeFocused();
  });
});
