/**
 * A language that is chosen, and whose page does not come at once, or at all. Who waits too long is told as without a
 * network: lib/browser/page-loader.test.ts.
 */
import type { Page, Route } from 'playwright/test';
import { messagesOf } from '../setup/messages';
import { announcement, footerLink, isSameDocument, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

const offline = /net::ERR_INTERNET_DISCONNECTED/;

/** Answers the fetch of the German page, and lets everything else through. */
const answerFetch = (page: Page, answer: (route: Route) => Promise<void> | void) =>
  page.route('/de/contact/', (route) =>
    route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
  );

test.beforeEach(async ({ page }) => {
  await page.goto('/contact/');
  await mark(page);
  await page.locator('[name=name]').fill('Mei');
});

/** The visitor is where they were, with all that they typed, and has been told. */
async function stays(page: Page): Promise<void> {
  await expect(announcement(page)).toHaveText(messagesOf('en').language.unavailable);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[name=name]')).toHaveValue('Mei');
  await expect(page).toHaveURL('/contact/');
  expect(await page.evaluate(() => localStorage.i18nextLng)).toBeUndefined();
}

async function isSwitched(page: Page, code: string): Promise<void> {
  await expect(page).toHaveURL(`/${code}/contact/?lang=${code}`);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('[name=name]')).toHaveValue('Mei');
  expect(await isSameDocument(page)).toBe(true);
}

test('without a network the visitor stays, is told, and the last choice comes when the network does', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(offline);
  await context.setOffline(true);
  for (const code of ['de', 'fr'] as const) {
    await footerLink(page, code).click();
    await stays(page);
  }
  const german: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/de/')) german.push(request.url());
  });
  await context.setOffline(false);
  await isSwitched(page, 'fr');
  expect(german).toEqual([]);
});

test('a choice that another one overtakes is not followed', async ({ page }) => {
  const held: Route[] = [];
  await answerFetch(page, (route) => void held.push(route));
  await footerLink(page, 'de').click();
  await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
  await footerLink(page, 'fr').click();
  await isSwitched(page, 'fr');
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
  const late = page.waitForResponse('/de/contact/');
  for (const route of held) await route.continue();
  await (await late).finished();
  await isSwitched(page, 'fr');
});

async function otherRelease(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replace(/client-\w+\.js/, 'client-OTHER.js') });
}

for (const [what, answer] of [
  ['no page of ours', (route: Route) => route.fulfill({ body: '<h1>Sign in</h1>' })],
  ['a page of another release', otherRelease],
] as const) {
  test(`${what} in answer has the browser load the page`, async ({ page }) => {
    await answerFetch(page, answer);
    await footerLink(page, 'de').click();
    await expect(page).toHaveURL('/de/contact/?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await isSameDocument(page)).toBe(false);
  });
}
