/** Scripts that come late or fail to load: no control is dead, and nothing that was pressed is lost. */
import type { Page } from 'playwright/test';
import { fill, status } from './setup/contact-form';
import { gate } from './setup/gate';
import { messagesOf } from './setup/messages';
import { under } from './setup/sites';
import { expect, refused, test } from './setup/test';

const { pages } = messagesOf('de');

test.describe('while the script is awaited', () => {
  /** Holds back all script files until the returned function is called. */
  async function withholdScripts(page: Page): Promise<() => void> {
    const { passed, open } = gate();
    await page.route('**/*.js', async (route) => {
      await passed;
      await route.continue();
    });
    return open;
  }

  for (const control of ['language', 'drawer']) {
    test(`the ${control} control opens, and is the full one once the script is there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const release = await withholdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator(`#${control}-button`).click();
      await expect(page.locator('header a[hreflang=de]:visible')).toBeVisible();
      release();
      await expect(page.getByRole(control === 'drawer' ? 'dialog' : 'menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('a[hreflang=de]:visible').first()).not.toBeInViewport();
      await expect(page.locator(`#${control}-button`)).toBeFocused();
    });
  }

  test('a language that is chosen loads its page', async ({ page }) => {
    await withholdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#language-button').click();
    await page.locator('header').getByRole('link', { name: 'Deutsch' }).first().click();
    await expect(page).toHaveURL('/de/?lang=de');
    await expect(page.locator('h1')).toHaveText(messagesOf('de').hero.title);
  });
});

for (const trouble of ['fails', 'takes for ever']) {
  test.describe(`every script file ${trouble}`, () => {
    test.beforeEach(async ({ page, provoked }) => {
      provoked.push(refused);
      await page.route('**/*.js', (route) => (trouble === 'fails' ? route.abort() : undefined));
    });

    test('the unconnected form is as ever', async ({ page }) => {
      await page.goto('/de/contact/', { waitUntil: 'commit' });
      await fill(page);
      await page.locator('form button').click();
      await expect(page.locator('form button')).toHaveText(pages.contact.form.submitting);
      await expect(status(page)).toHaveText(pages.contact.form.success);
    });

    test('the connected form sends', async ({ page }) => {
      const { CONTACT_ENDPOINT } = under.settings;
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      await page.route(CONTACT_ENDPOINT, (route) => route.fulfill({ headers }));
      await page.goto(`${under.origin}${under.basePath}/de/contact/`, { waitUntil: 'commit' });
      await fill(page);
      await page.locator('form button').click();
      await expect(status(page)).toHaveText(pages.contact.form.success);
    });

    test('the language stays that of the address, or the chosen one', async ({ page }) => {
      await page.goto('/de/?lang=de', { waitUntil: 'commit' });
      await page.locator('footer').getByRole('link', { name: pages.imprint.title }).click();
      await expect(page).toHaveURL('/de/imprint/');
      await page.goto('/terms/', { waitUntil: 'commit' });
      await expect(page).toHaveURL('/de/terms/');
    });
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

  test('the language list stays a list of links, which switch in place', async ({ page }) => {
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
    expect(later).toBeGreaterThan(0);
  });

  test('the drawer stays a panel of links, and closes when one is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
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
    expect(later).toBeGreaterThan(0);
  });
});
