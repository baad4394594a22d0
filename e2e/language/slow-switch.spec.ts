/**
 * A chosen language takes long: what the visitor sees meanwhile, whichever way they chose. The
 * tests put the page's clock forward. components/language/language-choice.client.test.ts tests each
 * state of a choice.
 */
import type { Page } from 'playwright/test';
import { holdFetches } from '../setup/hold-fetches';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import {
  choose,
  focusMenu,
  footerLink,
  isSameDocument,
  languageButton,
  mark,
} from '../setup/switching';
import { abortedRequest, expect, test } from '../setup/test';
import { phone } from '../setup/window';

needsLanguages('de', 'ja');

const loading = messagesOf('en').language.loading.replace('{language}', 'Deutsch');
const notice = (page: Page) => page.locator('#language-status [data-when=loading]');
const isGerman = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'de');

/** The places of all parts of the page, which a notice must not move. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, footer')].map(
      (part) => part.getBoundingClientRect().top,
    ),
  );

async function open(page: Page, address = '/contact/') {
  await page.clock.install();
  const german = await holdFetches(page, '/de/contact/');
  await page.goto(address);
  await mark(page);
  return german;
}

type Way = [name: string, choose: (page: Page) => Promise<unknown>, focus: string];

const drawerLink = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Deutsch' });

async function byKeyboard(page: Page): Promise<void> {
  await focusMenu(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('de');
  await page.keyboard.press('Enter');
}

async function inDrawer(page: Page): Promise<void> {
  await page.locator('#drawer-button').tap();
  await drawerLink(page).tap();
}

async function inPlainMenu(page: Page): Promise<void> {
  await languageButton(page).tap();
  await page.locator('header').getByRole('link', { name: 'Deutsch' }).tap();
}

function waits(ways: readonly Way[]): void {
  for (const [name, way, focus] of ways) {
    test(`${name}: the visitor sees that it loads, and the page then changes`, async ({ page }) => {
      const german = await open(page);
      await way(page);
      await expect.poll(german.count).toBe(1);
      await page.clock.runFor(350);
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      await expect(notice(page)).toHaveText(loading);
      // Every menu is closed, and the notice has a link to try again.
      await expect(page.locator('[role=menu], [role=dialog], header details[open]')).toHaveCount(0);
      await page.clock.runFor(5000);
      await expect(notice(page)).toBeVisible();
      await german.release();
      await isGerman(page);
      await expect(notice(page)).toBeHidden();
      await expect(page.locator(focus)).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
      await expect(page).toHaveURL('/de/contact/?lang=de');
    });
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

waits([
  ['by mouse in the menu', (page) => choose(page, 'de'), '#language-button'],
  ['by keyboard in the menu', byKeyboard, '#language-button'],
  [
    'by mouse in the footer',
    async (page) => (await footerLink(page, 'de')).click(),
    '#footer-language-de',
  ],
]);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });
  waits([
    ['by finger in the menu', inPlainMenu, '#language-button'],
    ['by finger in the drawer', inDrawer, '#drawer-button'],
    [
      'by finger in the footer',
      async (page) => (await footerLink(page, 'de')).tap(),
      '#footer-language-de',
    ],
  ]);
});

for (const [width, height, address] of [
  [1280, 800, '/contact/'],
  [320, 568, '/ja/contact/'],
  [640, 320, '/contact/'],
] as const) {
  test(`at ${width} by ${height} the notice moves nothing, and fits`, async ({
    page,
    expectedErrors,
  }) => {
    await page.setViewportSize({ width, height });
    const german = await open(page, address);
    await (await footerLink(page, 'de')).focus();
    await page.keyboard.press('Enter');
    const before = await places(page);
    await page.clock.runFor(350);
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    expect(await places(page)).toEqual(before);
    expectedErrors.push(abortedRequest);
    // Without a network nothing is tried again.
    await page.context().setOffline(true);
    await german.release((route) => route.abort());
    const failed = page.locator('#language-status [data-when=failed]');
    await expect(failed).toBeInViewport({ ratio: 1 });
    expect(await places(page)).toEqual(before);
    const { scrollWidth, clientWidth } = await failed.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  });
}

test('the ten seconds begin at the choice, and then the browser loads the page', async ({
  page,
}) => {
  const german = await open(page);
  await (await footerLink(page, 'de')).hover();
  await page.clock.runFor(100);
  await expect.poll(german.count).toBe(1);
  await page.clock.runFor(9000);
  const entries = await page.evaluate(() => history.length);
  await (await footerLink(page, 'de')).click();
  // The page's clock goes on by itself, too: on a slow machine by more than a moment.
  await page.clock.runFor(6000);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact/');
  await page.clock.runFor(4000);
  await isGerman(page);
  await expect(page).toHaveURL('/de/contact/?lang=de');
  expect(await isSameDocument(page)).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('what is typed meanwhile is kept, with focus and selection', async ({ page }) => {
  const german = await open(page);
  await (await footerLink(page, 'de')).click();
  await page.clock.runFor(350);
  const message = page.locator('[name=message]');
  await message.fill('Hello from Singapore');
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 10));
  await german.release();
  await isGerman(page);
  await expect(message).toBeFocused();
  await page.keyboard.type('to');
  await expect(message).toHaveValue('Hello to Singapore');
});
