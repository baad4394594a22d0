/** What lies over the page: how it takes the focus, gives it back, and leaves the page alone meanwhile. */
import type { Page } from 'playwright/test';
import { desktop, phone } from './setup/sizes';
import { expect, test } from './setup/test';

const menu = (page: Page) => page.getByRole('menu');
const drawer = (page: Page) => page.getByRole('dialog');
const languageButton = (page: Page) => page.locator('#language-button');
const drawerButton = (page: Page) => page.locator('#drawer-button');

async function openMenu(page: Page): Promise<void> {
  await languageButton(page).click();
  await expect(menu(page)).toBeVisible();
}

async function openDrawer(page: Page): Promise<void> {
  await drawerButton(page).click();
  await expect(drawer(page).locator('a').first()).toBeInViewport({ ratio: 1 });
}

/** Everything is as it is without layers: nothing is inert, and the page scrolls. */
async function isFree(page: Page): Promise<void> {
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the drawer holds the focus, in order and in a circle', async ({ page }) => {
  await drawerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeFocused();
  const stops = drawer(page).locator('a, button');
  const count = await stops.count();
  expect(count).toBeGreaterThan(20);
  for (let index = 0; index <= count; index++) {
    await page.keyboard.press('Tab');
    await expect(stops.nth(index % count)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(stops.last()).toBeFocused();
  await expect(stops.last()).toBeInViewport();
});

test('behind the drawer the page is inert and stands still', async ({ page }) => {
  await openDrawer(page);
  for (const part of ['header', 'main', 'footer']) {
    expect(
      await page.locator(part).evaluate((element) => element.closest('[inert]') !== null),
      part,
    ).toBe(true);
  }
  for (const x of [20, 200]) {
    await page.mouse.move(x, 400);
    await page.mouse.wheel(0, 600);
  }
  await page.keyboard.press('PageDown');
  // Two frames are enough for a scroll to show.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(drawerButton(page)).toBeFocused();
  await isFree(page);
});

test('Escape closes what was opened last, and that alone', async ({ page }) => {
  await openMenu(page);
  await openDrawer(page);
  await expect(menu(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(languageButton(page)).toBeFocused();
});

test('a language chosen in the drawer closes it, and the focus is on its button', async ({
  page,
}) => {
  await openDrawer(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await drawer(page).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(drawer(page)).toHaveCount(0);
  await expect(drawerButton(page)).toBeFocused();
  await isFree(page);
});

test('a window made wide takes the drawer away, and nothing is lost', async ({ page }) => {
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
