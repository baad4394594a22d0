/**
 * The Content-Security-Policy holds in the browser. That nothing of the site's own breaks it is checked in
 * every test of the suite, by the guard in `setup/test.ts`; here is what no other test visits.
 */
import type { Page } from 'playwright/test';
import { messagesOf } from './setup/messages';
import { pagesOf } from './setup/pages';
import { plain, under } from './setup/sites';
import { expect, test } from './setup/test';

for (const site of [plain, under]) {
  test(`${site.folder}: pages, drawer, menu, switch, navigation and form keep to it`, async ({
    page,
  }) => {
    for (const { path } of pagesOf(site).filter(({ locale }) => ['en', 'ja'].includes(locale))) {
      await page.goto(site.origin + path);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('#drawer-button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.locator('#language-button').click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const { title, form } = messagesOf('de').pages.contact;
    await page.locator('footer').getByRole('link', { name: title }).first().click();
    await expect(page.locator('h1')).toHaveText(title);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(under.settings.CONTACT_ENDPOINT, (route) => route.fulfill({ headers }));
    await page.locator('form button').click();
    await expect(page.locator('form').getByRole('status')).toHaveText(form.success);
  });
}

/** Changes a file of the site on its way to the browser. */
async function change(
  page: Page,
  address: string | RegExp,
  edit: (text: string) => string,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

const plant = "document.documentElement.dataset.planted = 'yes';";

test('what is planted neither runs nor is fetched: scripts, handlers, styles, pictures, frames', async ({
  page,
  provoked,
  violations,
}) => {
  provoked.push(/Content Security Policy/, /^securitypolicyviolation/, /evil\.example|\/none\)/);
  const planted = [
    `<script>${plant}</script>`,
    `<img src="/none" onerror="${plant}" alt=""/>`,
    '<p style="position:fixed">planted</p>',
    '<script src="https://evil.example/x.js"></script>',
    '<img src="https://evil.example/x.png" alt=""/>',
    '<iframe src="https://evil.example/"></iframe>',
    '<base href="https://evil.example/"/>',
  ];
  await change(page, '/', (html) => html.replace('<main', `${planted.join('')}<main`));
  const fetched: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    fetched.push(route.request().url());
    return route.abort();
  });
  await page.goto('/');
  await expect(page.getByText('planted')).toHaveCSS('position', 'static');
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
  for (const name of [
    'script-src-elem',
    'script-src-attr',
    'style-src-attr',
    'img-src',
    'frame-src',
    'base-uri',
  ])
    await expect.poll(() => violations.join('\n')).toContain(name);
  expect(fetched).toEqual([]);
});

test('a script file with other contents is refused, and the page goes on without it', async ({
  page,
  complaints,
  provoked,
}) => {
  provoked.push(/integrity/);
  await change(page, /\/scripts\/.*\.js$/, (script) => script + plant);
  await page.goto('/contact/');
  await expect.poll(() => complaints.join('\n')).toContain('integrity');
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
  const { title } = messagesOf('en').pages.imprint;
  await page.locator('footer').getByRole('link', { name: title }).click();
  await expect(page.locator('h1')).toHaveText(title);
});

test('a partner learns which site a visitor comes from, and nothing more', async ({
  page,
  context,
  provoked,
}) => {
  // The page itself says so: this host would have the whole address told.
  await page.route('/?utm_source=mail', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'referrer-policy': 'unsafe-url' };
    await route.fulfill({ response, headers });
  });
  const partner = 'https://rewards.partner.example/';
  provoked.push(new RegExp(partner));
  await context.route(`${partner}**`, (route) => route.fulfill({ body: 'Welcome' }));
  await page.goto('/?utm_source=mail');
  const asked = context.waitForEvent('request', (request) => request.url().startsWith(partner));
  await page.locator('article a[rel~=sponsored]').first().click();
  expect((await asked).headers().referer).toBe(`${plain.origin}/`);
});
