/** The framework runs, but code that comes later cannot be had: no control is dead. */
import type { Page } from 'playwright/test';
import { messagesOf } from './setup/messages';
import { under } from './setup/sites';
import { expect, refused, test } from './setup/test';

/** Lets only the scripts through that the page itself names, and says how many others were asked for. */
async function refuseLaterCode(page: Page): Promise<() => number> {
  let refused = 0;
  const named = new Set<string>();
  await page.route('**/*', async (route) => {
    const address = route.request().url();
    if (route.request().resourceType() === 'document') {
      const response = await route.fetch();
      const html = await response.text();
      for (const [, file] of html.matchAll(/<script async src="([^"]+)"/g)) {
        named.add(new URL(file, address).href);
      }
      return route.fulfill({ response });
    }
    if (!address.endsWith('.js') || named.has(address)) return route.continue();
    refused += 1;
    return route.abort();
  });
  return () => refused;
}

test.beforeEach(({ provoked }) => {
  provoked.push(refused);
});

test('the language list stays a list of links', async ({ page }) => {
  const later = await refuseLaterCode(page);
  await page.goto('/terms/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [name, code] of [
    ['Deutsch', 'de'],
    ['Dansk', 'da'],
  ]) {
    await page.locator('#language-button').click();
    await page.locator('header details[open]').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('#language-button')).toBeFocused();
    await expect(page.locator('details[open]')).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(later()).toBeGreaterThan(0);
});

test('the drawer stays a panel of links, and closes when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const later = await refuseLaterCode(page);
  await page.goto('/');
  const choose = async (name: string) => {
    await page.locator('#drawer-button').click();
    await page.locator('header details[open]').getByRole('link', { name }).click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  };
  await choose('Tips');
  await expect(page.locator('#tips-for-success h2')).toBeInViewport();
  await choose('Contact');
  await expect(page.locator('h1')).toHaveText('Contact');
  await choose('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#drawer-button')).toBeFocused();
  expect(later()).toBeGreaterThan(0);
});

const { pages } = messagesOf('en');

test('without its data the framework does not start, and the page stays what it is', async ({
  page,
}) => {
  const lacking = page.waitForEvent('requestfailed');
  await page.route('**/_next/static/data/*', (route) => route.abort());
  await page.goto('/terms/');
  await lacking;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveText(pages.terms.title);
  await expect(page.locator('body > [role=status]')).toHaveCount(0);
  await page.getByRole('link', { name: pages.imprint.title }).first().click();
  await expect(page.locator('h1')).toHaveText(pages.imprint.title);
});

const { form } = messagesOf('de').pages.contact;
const notSent = form.failure.split('.')[0];

test('an unconnected form says that nothing was sent, and keeps what was typed', async ({
  page,
}) => {
  const later = await refuseLaterCode(page);
  await page.goto('/de/contact/');
  await page.getByLabel(form.name).fill('Mei');
  await page.locator('form button').click();
  await expect(page.locator('form').getByRole('status')).toContainText(notSent);
  await expect(page.getByLabel(form.name)).toHaveValue('Mei');
  await expect(page.locator('form button')).toBeEnabled();
  expect(later()).toBeGreaterThan(0);
});

for (const trouble of ['fails', 'takes for ever']) {
  test(`so it does when every script ${trouble}`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/*.js', (route) => (trouble === 'fails' ? route.abort() : undefined));
    await page.goto('/de/contact/');
    await page.getByLabel(form.name).fill('Mei');
    await page.locator('form button').click();
    if (trouble !== 'fails') await page.clock.runFor(15_000);
    await expect(page.locator('form').getByRole('status')).toContainText(notSent);
    await expect(page.getByLabel(form.name)).toHaveValue('Mei');
  });

  test(`a connected form is posted by the browser when every script ${trouble}`, async ({
    page,
  }) => {
    const { CONTACT_ENDPOINT } = under.settings;
    await page.clock.install();
    await page.route('**/*.js', (route) => (trouble === 'fails' ? route.abort() : undefined));
    await page.route(CONTACT_ENDPOINT, (route) =>
      route.fulfill({ body: route.request().postData() ?? '' }),
    );
    await page.goto(`${under.origin}${under.basePath}/de/contact/`);
    await page.getByLabel(form.name).fill('Mei');
    await page.locator('form button').click();
    if (trouble !== 'fails') await page.clock.runFor(15_000);
    await expect(page).toHaveURL(CONTACT_ENDPOINT);
    await expect(page.locator('body')).toContainText('name=Mei');
  });
}
