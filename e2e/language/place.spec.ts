/** A choice of a language leaves the page where it is scrolled, however it is made. */
import type { Page } from 'playwright/test';
import { firefox } from '../setup/engines/firefox';
import { needsOtherLanguages, otherLanguages } from '../setup/languages';
import { footerLink, languageButton } from '../setup/switching';
import { expect, test } from '../setup/test';
import { desktop, nextPaint, phone } from '../setup/window';

needsOtherLanguages();

const [code] = otherLanguages;
const last = otherLanguages.at(-1) ?? code;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls down, has a language chosen, and expects the page to be where it was. */
async function expectHeld(page: Page, path: string, choose: () => Promise<void>, chosen = code) {
  for (const top of [0, 300]) {
    await page.goto(`${path}?lang=en`);
    await page.evaluate((down) => scrollTo(0, down), top);
    const before = await place(page);
    await choose();
    await expect(page.locator('html')).toHaveAttribute('lang', chosen);
    await nextPaint(page);
    expect(await place(page), `${path} at ${top}`).toBe(before);
  }
}

/** The links of the drawer, plain or not. */
const inDrawer = (page: Page, language: string) =>
  page.locator(`:is([role=dialog], #drawer[open]) a[hreflang=${language}]`).first();

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  for (const path of ['/', '/terms/', '/contact/', '/privacy/']) {
    test(`a language of the drawer, on ${path}`, async ({ page }) => {
      await expectHeld(page, path, async () => {
        await page.locator('#drawer-button').tap();
        await inDrawer(page, code).tap();
      });
    });
  }

  test('every language of the drawer, one after another', async ({ page }) => {
    await page.goto('/?lang=en');
    for (const language of otherLanguages) {
      await page.locator('#drawer-button').tap();
      await inDrawer(page, language).tap();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await nextPaint(page);
      expect(await place(page), language).toBe(0);
    }
  });

  test('a language of the list, which was scrolled to it', async ({ page }) => {
    await expectHeld(
      page,
      '/',
      async () => {
        await languageButton(page).tap();
        const link = page.locator(`#language-${last}`);
        await link.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
        await link.tap();
      },
      last,
    );
  });
});

for (const size of [phone, desktop]) {
  for (const when of ['at once', 'once its page was fetched ahead']) {
    test(`by mouse at ${size.width}, pressed ${when}`, async ({ page }) => {
      await page.setViewportSize(size);
      await expectHeld(page, '/contact/', async () => {
        const [button, link] =
          size === phone
            ? [page.locator('#drawer-button'), inDrawer(page, code)]
            : [languageButton(page), page.locator(`header [hreflang=${code}]:visible`)];
        // Before the click: what opens may be under the pointer, and is then fetched at once.
        const fetched = page.waitForResponse(`/${code}/contact/`);
        await button.click();
        if (when !== 'at once') {
          let isFetched = false;
          fetched.then(() => {
            isFetched = true;
          });
          // The opening drawer may take the first move of the pointer.
          await expect(async () => {
            await page.mouse.move(0, 0);
            await link.hover();
            await expect.poll(() => isFetched, { timeout: 2000 }).toBe(true);
          }).toPass();
        }
        await link.click();
        await fetched;
      });
    });
  }

  test(`by keyboard at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await expectHeld(page, '/terms/', async () => {
      await languageButton(page).evaluate((button) => button.focus({ preventScroll: true }));
      await expect(languageButton(page)).toHaveRole('button');
      await page.keyboard.press('Enter');
      await page.locator(`[role=menuitem][hreflang=${code}]`).hover();
      await page.keyboard.press('Enter');
    });
  });
}

for (const [name, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`a link chosen in the footer stays under the pointer: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    for (const language of [...otherLanguages.slice(0, 4), 'en']) {
      const link = await footerLink(page, language);
      await link.hover();
      const before = await link.boundingBox();
      await link.click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const after = await link.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), language).toBeLessThanOrEqual(1);
      expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0)), language).toBeLessThanOrEqual(1);
    }
  });
}

test('in Firefox, a language of the drawer', async () => {
  test.skip(!firefox.program, 'Firefox is not installed');
  const browser = await firefox.launch();
  const page = await browser.newPage();
  await page.setWidth(390);
  await page.goto('/?lang=en');
  const expectIn = <Result>(pageFunction: () => Result) =>
    expect.poll(() => page.evaluate(pageFunction).catch(() => undefined));
  // The focus may come before the script that listens for it.
  await expectIn(() => {
    const button = document.getElementById('drawer-button');
    button?.blur();
    button?.focus();
    return button?.role;
  }).toBe('button');
  await page.press('Enter');
  await expectIn(() => document.querySelector('[role=dialog] a[hreflang]')?.checkVisibility()).toBe(
    true,
  );
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[role=dialog] a[hreflang]:not([hreflang=en])')?.click(),
  );
  await expectIn(() => document.documentElement.lang !== 'en').toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.close();
  await browser.close();
});
