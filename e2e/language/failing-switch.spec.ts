/**
 * A language is chosen, and no answer comes, or another page than expected. Late answers:
 * slow-switch.spec.ts.
 */
import type { Page, Route } from 'playwright/test';
import { changeOnce } from '../setup/change';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { choose, footerLink, isSameDocument, languageButton, mark } from '../setup/switching';
import { expect, test } from '../setup/test';
import { nextPaint } from '../setup/window';

needsLanguages('de', 'fr');

test.beforeEach(async ({ page }) => {
  await page.goto('/contact/');
  await mark(page);
});

test('a page of another release in answer has the browser load the page', async ({ page }) => {
  await changeOnce(page, '/de/contact/', (html) =>
    html.replace(/client-\w+\.js/, 'client-OTHER.js'),
  );
  await (await footerLink(page, 'de')).click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await isSameDocument(page)).toBe(false);
});

for (const [what, answer] of [
  ['refuses', (route: Route) => route.abort('connectionrefused')],
  ['breaks off', (route: Route) => route.abort('connectionreset')],
  ['is overloaded', (route: Route) => route.fulfill({ status: 503 })],
] as const) {
  test(`a host that ${what} three times and then answers is asked until it does`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_CONNECTION|status of 503/);
    let requests = 0;
    await page.route('/de/contact/', (route) => {
      requests += 1;
      return requests > 3 ? route.continue() : answer(route);
    });
    const name = page.locator('[name=name]');
    await name.fill('Mei');
    await choose(page, 'de');
    await expect(page.locator('h1')).toHaveText(messagesOf('de').pages.contact.title);
    await expect(page).toHaveURL('/de/contact/?lang=de');
    await expect(failure(page)).toBeHidden();
    await expect(name).toHaveValue('Mei');
    expect([requests, await isSameDocument(page)]).toEqual([4, true]);
  });
}

/** What is said where no answer came. */
const failure = (page: Page) => page.locator('#language-status [data-when=failed]');
const reason = messagesOf('en').language.unavailable.replace('{language}', 'Deutsch');

test('of a host that is down the visitor is told after ten seconds, and can try again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_CONNECTION/);
  await page.clock.install();
  await page.goto('/contact/');
  await mark(page);
  let isDown = true;
  let refusals = 0;
  await page.route('/de/contact/', async (route) => {
    if (!isDown) return route.continue();
    await route.abort('connectionrefused');
    refusals += 1;
  });
  await choose(page, 'de');
  await expect(page.getByRole('menu')).toHaveCount(0);
  // The page's clock goes on by itself, too. After five and a half seconds come five more in which
  // nothing is asked.
  for (let second = 0; second < 6; second++) await page.clock.runFor(1000);
  await expect.poll(() => refusals).toBe(5);
  await page.evaluate(() => fetch('/contact/'));
  await page.clock.runFor(4000);
  await expect(failure(page)).toBeInViewport({ ratio: 1 });
  await expect(failure(page)).toContainText(reason);
  isDown = false;
  const retry = failure(page).getByRole('link', { name: messagesOf('en').language.retry });
  await expect(retry).toHaveAttribute('href', '/de/contact/');
  await retry.click();
  await expect(page.locator('h1')).toHaveText(messagesOf('de').pages.contact.title);
  await expect(failure(page)).toBeHidden();
  await expect(languageButton(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('who closes the message stays, and nothing comes later', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await (await footerLink(page, 'de')).click();
  await failure(page)
    .getByRole('button', { name: messagesOf('en').language.close })
    .click();
  await expect(failure(page)).toBeHidden();
  await context.setOffline(false);
  await nextPaint(page);
  await expect(page).toHaveURL('/contact/');
});

test('several choices without a network give one exchange, and typing goes on', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  const name = page.locator('[name=name]');
  let exchanges = 0;
  await page.exposeFunction('exchanged', () => {
    exchanges += 1;
  });
  await page.evaluate(() => {
    const { exchanged } = window as unknown as { exchanged: () => void };
    new MutationObserver(exchanged).observe(document.body, { childList: true });
  });
  await context.setOffline(true);
  for (const code of ['de', 'fr', 'de'] as const) {
    await (await footerLink(page, code)).click();
    await expect(failure(page)).toBeVisible();
  }
  await name.click();
  await page.keyboard.type('Mei');
  await context.setOffline(false);
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await expect(name).toBeFocused();
  await page.keyboard.type(' Lin');
  await expect(name).toHaveValue('Mei Lin');
  expect(exchanges).toBe(1);
  expect(await isSameDocument(page)).toBe(true);
});
