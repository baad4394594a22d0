/** The drawer of narrow windows: its place, its links, and where the focus goes. */

import type { Page } from 'playwright/test';
import { languageRow } from '../../lib/site/languages';
import { localeNamed } from '../../lib/testing/test-site';
import { plain } from '../setup/exports';
import { needsLanguages, needsOtherLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { isSameDocument, languageButton, mark } from '../setup/switching';
import { expect, test } from '../setup/test';
import { desktop, nextPaint, phone } from '../setup/window';

const { header, pages } = messagesOf('en');

const menu = (page: Page) => page.getByRole('menu');
const drawer = (page: Page) => page.getByRole('dialog');
const drawerButton = (page: Page) => page.locator('#drawer-button');

async function openMenu(page: Page): Promise<void> {
  await languageButton(page).click();
  await expect(menu(page)).toBeVisible();
}

async function openDrawer(page: Page): Promise<void> {
  await drawerButton(page).click();
  await expect(drawer(page).locator('a').first()).toBeInViewport({ ratio: 1 });
}

const choose = (page: Page, name: string) => drawer(page).getByRole('link', { name }).click();

/** The drawer is gone, nothing is inert, and the page scrolls. */
async function isFree(page: Page): Promise<void> {
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('it comes from the end side, 80 % wide, and the dimmed page closes it', async ({ page }) => {
    await drawerButton(page).tap();
    const panel = drawer(page).locator('> div').last();
    await expect.poll(async () => Math.round((await panel.boundingBox())?.x ?? 0)).toBe(72);
    expect((await panel.boundingBox())?.width).toBeCloseTo(288, 0);
    await page.touchscreen.tap(20, 400);
    await expect(drawer(page)).toHaveCount(0);
  });
});

for (const width of [320, 360, 800]) {
  test(`at ${width} the button that closes it is where the one that opens it was`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const icon = await drawerButton(page).boundingBox();
    await openDrawer(page);
    const close = page.getByRole('button', { name: header.nav.close_menu });
    await expect.poll(() => close.boundingBox()).toEqual(icon);
    // Languages, if there are others, in one or two columns.
    const starts = await drawer(page)
      .locator('a[hreflang]')
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(new Set(starts).size).toBeLessThanOrEqual(2);
  });
}

test('a section, a page and a language lead where they say, and close it', async ({ page }) => {
  needsLanguages('pt-BR');
  await openDrawer(page);
  await choose(page, header.nav.tips);
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/#tips-for-success');
  await expect(page.locator('#tips-for-success h2')).toBeInViewport();
  await openDrawer(page);
  await choose(page, header.nav.contact);
  await expect(page.locator('h1')).toHaveText(pages.contact.title);
  await expect(drawer(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await mark(page);
  await openDrawer(page);
  await choose(page, languageRow(plain.site, localeNamed('pt-BR')).name);
  await expect(page).toHaveURL('/pt-BR/contact/?lang=pt-BR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(await isSameDocument(page)).toBe(true);
  await expect(drawerButton(page)).toBeFocused();
  await isFree(page);
  await openDrawer(page);
  await expect(drawer(page).locator('a[rel~=sponsored]')).toHaveAttribute('href', /lang=pt-BR$/);
  await choose(page, messagesOf('pt-BR').header.nav.about);
  await expect(page).toHaveURL('/pt-BR/?lang=pt-BR#about');
});

test('it holds the focus, in order and in a circle', async ({ page }) => {
  await drawerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeFocused();
  const stops = drawer(page).locator('a, button');
  const count = await stops.count();
  expect(count).toBeGreaterThan(2);
  for (let index = 0; index <= count; index++) {
    await page.keyboard.press('Tab');
    await expect(stops.nth(index % count)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(stops.last()).toBeFocused();
  await expect(stops.last()).toBeInViewport();
});

test('behind it the page is inert and stands still', async ({ page }) => {
  await openDrawer(page);
  for (const part of ['header', 'main', 'footer'])
    await expect(page.locator(`[inert] ${part}, ${part}[inert]`), part).toHaveCount(1);
  for (const x of [20, 200]) {
    await page.mouse.move(x, 400);
    await page.mouse.wheel(0, 600);
  }
  await page.keyboard.press('PageDown');
  await nextPaint(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: header.nav.close_menu }).click();
  await isFree(page);
  await expect(drawerButton(page)).toBeFocused();
});

test('Escape closes what was opened last, and that alone', async ({ page }) => {
  needsOtherLanguages();
  await openMenu(page);
  await openDrawer(page);
  await expect(menu(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(drawerButton(page)).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(languageButton(page)).toBeFocused();
});

test('a window made wide takes the drawer away, and nothing is lost', async ({ page }) => {
  needsOtherLanguages();
  await openDrawer(page);
  await page.setViewportSize(desktop);
  await expect(drawer(page)).toHaveCount(0);
  await expect(languageButton(page)).toBeFocused();
  await isFree(page);
  await page.setViewportSize(phone);
  await expect(drawer(page)).toHaveCount(0);
  await openDrawer(page);
});

test('a window made wide or narrow leaves the open menu open and whole', async ({ page }) => {
  needsOtherLanguages();
  await openMenu(page);
  for (const size of [desktop, phone, { width: 320, height: 256 }]) {
    await page.setViewportSize(size);
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(page.locator('[role=menuitem][data-focus]')).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(languageButton(page)).toBeFocused();
});
