/** Choosing a language: no reload, nothing lost. */
import type { Page, Route } from 'playwright/test';
import { gate } from './setup/gate';
import { messagesOf } from './setup/messages';
import { expect, refused, test } from './setup/test';

const button = (page: Page) => page.locator('#language-button');
const region = (page: Page) => page.locator('body > [role="status"]');

async function choose(page: Page, name: string): Promise<void> {
  await button(page).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Marks the document, to see later that it is still the same. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('switches the page in place: address, language, direction, title, canonical, focus', async ({
  page,
}) => {
  await page.goto('/terms/?utm_source=mail#law');
  await mark(page);
  const entries = await page.evaluate(() => history.length);
  await choose(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL('/de/terms/?utm_source=mail&lang=de#law');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle(/Nutzungsbedingungen/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/terms\/$/);
  await expect(button(page)).toHaveText('Deutsch');
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.i18nextLng)).toBe('de');
});

test('back to English leads to the unprefixed address', async ({ page }) => {
  await page.goto('/ja/');
  await mark(page);
  await choose(page, 'English');
  await expect(page).toHaveURL('/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameDocument(page)).toBe(true);
});

test('is announced once, politely, in the new language', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  await expect(region(page)).toHaveText('');
  await page.evaluate(() => {
    const said: (string | null)[] = [];
    Object.assign(window, { said });
    const live = document.querySelector('body > [role="status"]');
    new MutationObserver(() => said.push(live?.textContent ?? null)).observe(live as Node, {
      childList: true,
    });
  });
  await choose(page, 'Deutsch');
  await expect(region(page)).toHaveText('Die Sprache ist jetzt Deutsch.');
  await expect(region(page)).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
});

test('what was typed stays through two switches, with scroll, query and focus', async ({
  page,
}) => {
  const typed = { name: 'Mei', email: 'mei@example.org', subject: 'Hello', message: 'One\nTwo' };
  await page.goto('/contact/?ref=7');
  await mark(page);
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name=${name}]`).fill(value);
  // The full menu takes over at the first hover; the scroll position counts from then on.
  await button(page).hover();
  await expect(button(page)).toHaveRole('button');
  for (const [language, code] of [
    ['日本語', 'ja'],
    ['Français', 'fr'],
  ]) {
    await button(page).focus();
    await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: language }).dispatchEvent('click', { button: 0 });
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(await page.evaluate(() => scrollY)).toBe(240);
    for (const [name, value] of Object.entries(typed)) {
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await expect(page).toHaveURL(`/${code}/contact/?ref=7&lang=${code}`);
    await expect(button(page)).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a message that is being sent goes on being sent', async ({ page }) => {
  await page.goto('/contact/');
  await mark(page);
  await button(page).hover();
  await expect(button(page)).toHaveRole('button');
  await page.locator('form button').click();
  await choose(page, 'Deutsch');
  await expect(page.locator('form').getByRole('status')).toContainText('Vielen Dank');
  await expect(page.locator('form button')).toBeDisabled();
});

test('from an unknown path it leads to the home page of the chosen language', async ({ page }) => {
  await page.goto('/nope/at/all?x=1');
  await mark(page);
  await choose(page, 'Italiano');
  await expect(page).toHaveURL('/it/?x=1&lang=it');
  expect(await isSameDocument(page)).toBe(true);
});

test('choosing the current language only makes it a choice', async ({ page }) => {
  await page.goto('/de/');
  await mark(page);
  await choose(page, 'Deutsch');
  await expect(page).toHaveURL('/de/?lang=de');
  expect(await page.evaluate(() => localStorage.i18nextLng)).toBe('de');
  await page.locator('footer').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact/?lang=de');
  await expect(region(page)).toHaveText('');
  await expect(button(page)).not.toBeFocused();
});

test('the plain list in the footer switches in place as well, and keeps the focus', async ({
  page,
}) => {
  await page.goto('/de/privacy/');
  await mark(page);
  const link = page.locator('footer').getByRole('link', { name: 'Polski' });
  await link.click();
  await expect(page).toHaveURL('/pl/privacy/?lang=pl');
  await expect(link).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

/** Fetches of a page, not the loading of a document. */
function fetchesOf(page: Page, path: string): string[] {
  const fetches: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname === path) fetches.push(pathname);
  });
  return fetches;
}

test('after the item was highlighted, choosing it asks for nothing more', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  await button(page).click();
  const item = page.getByRole('menuitem', { name: 'Deutsch' });
  const ahead = page.waitForResponse('/de/');
  await item.hover();
  await (await ahead).finished();
  const fetches = fetchesOf(page, '/de/');
  await item.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(fetches).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('the keyboard highlights ahead as well', async ({ page }) => {
  await page.goto('/');
  await button(page).focus();
  await expect(button(page)).toHaveRole('button');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=menuitem][data-focus]')).toHaveText('English');
  const ahead = page.waitForRequest('/es/');
  await page.keyboard.press('ArrowDown');
  await ahead;
});

test.describe('who opens the menu', () => {
  test.use({ locale: 'ko-KR' });

  test('has the languages of the browser fetched ahead, and no others', async ({ page }) => {
    await page.goto('/?lang=en');
    const korean = fetchesOf(page, '/ko/');
    const german = fetchesOf(page, '/de/');
    const ahead = page.waitForRequest('/ko/');
    await button(page).click();
    await ahead;
    await expect(page.getByRole('menu')).toBeVisible();
    expect(korean).toHaveLength(1);
    expect(german).toEqual([]);
  });
});

test('a new tab, a download or a window that is asked for is the browser’s business', async ({
  page,
  context,
}) => {
  await page.goto('/terms/');
  await mark(page);
  const opened = context.waitForEvent('page');
  await page
    .locator('footer')
    .getByRole('link', { name: 'Deutsch' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/de/terms/?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('when the other page is not there at once', () => {
  const footer = (page: Page, name: string) =>
    page.locator('footer').getByRole('link', { name, exact: true });

  /** Answers the fetch of the German page, and lets everything else through. */
  const answerFetch = (page: Page, answer: (route: Route) => Promise<void> | void) =>
    page.route('/de/contact/', (route) =>
      route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
    );

  test.beforeEach(async ({ page }) => {
    await page.goto('/contact/');
    await mark(page);
    await page.getByLabel('Name').fill('Mei');
  });

  /** The visitor is where they were, with all that they typed, and has been told. */
  async function stays(page: Page): Promise<void> {
    await expect(region(page)).toHaveText(messagesOf('en').language.unavailable);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByLabel('Name')).toHaveValue('Mei');
    await expect(page).toHaveURL('/contact/');
    expect(await page.evaluate(() => localStorage.i18nextLng)).toBeUndefined();
  }

  async function isSwitched(page: Page, code: string): Promise<void> {
    await expect(page).toHaveURL(`/${code}/contact/?lang=${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('[name=name]')).toHaveValue('Mei');
    expect(await isSameDocument(page)).toBe(true);
  }

  test('without a network the visitor stays, is told, and the switch comes when the network does', async ({
    page,
    context,
    provoked,
  }) => {
    provoked.push(/net::ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await footer(page, 'Deutsch').click();
    await stays(page);
    await context.setOffline(false);
    await isSwitched(page, 'de');
  });

  test('of several choices without a network, the last one alone is followed', async ({
    page,
    context,
    provoked,
  }) => {
    provoked.push(/net::ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    for (const name of ['Deutsch', 'Français']) {
      await footer(page, name).click();
      await stays(page);
    }
    const german = fetchesOf(page, '/de/contact/');
    await context.setOffline(false);
    await isSwitched(page, 'fr');
    expect(german).toEqual([]);
  });

  test('a connection that breaks off is told, and the choice can be made again', async ({
    page,
    provoked,
  }) => {
    provoked.push(refused);
    await answerFetch(page, (route) => route.abort());
    await footer(page, 'Deutsch').click();
    await stays(page);
    await page.unroute('/de/contact/');
    await footer(page, 'Deutsch').click();
    await isSwitched(page, 'de');
  });

  test('an answer that does not come within ten seconds is told', async ({ page }) => {
    await page.clock.install();
    await answerFetch(page, () => {});
    await footer(page, 'Deutsch').click();
    await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10_000);
    await stays(page);
    await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
  });

  test('a choice that another one overtakes is not followed, even if it comes later', async ({
    page,
  }) => {
    const { passed, open } = gate();
    await answerFetch(page, async (route) => {
      await passed;
      await route.continue();
    });
    await footer(page, 'Deutsch').click();
    await footer(page, 'Français').click();
    await isSwitched(page, 'fr');
    const late = page.waitForResponse('/de/contact/');
    open();
    await (await late).finished();
    await isSwitched(page, 'fr');
  });

  for (const [what, answer] of [
    ['an error', (route: Route) => route.fulfill({ status: 500, body: '' })],
    ['no page of ours', (route: Route) => route.fulfill({ body: '<h1>Sign in</h1>' })],
    ['a page of another release', otherRelease],
  ] as const) {
    test(`${what} in answer has the browser load the page`, async ({ page, provoked }) => {
      provoked.push(/status of 500/);
      await answerFetch(page, answer);
      await footer(page, 'Deutsch').click();
      await expect(page).toHaveURL('/de/contact/?lang=de');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(await isSameDocument(page)).toBe(false);
    });
  }

  async function otherRelease(route: Route): Promise<void> {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/client-\w+\.js/, 'client-OTHER.js') });
  }
});
