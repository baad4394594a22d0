/** axe finds nothing in what is opened, sent, not found, recoloured or read from right to left. */
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { contrast, inForcedColours, violations } from './setup/axe';
import { pagesOf } from './setup/pages';
import { plain, trial, under } from './setup/sites';
import { desktop, phone } from './setup/sizes';
import { expect, refused, test } from './setup/test';

/** Judges the page at both sizes, with the language menu open, and with the drawer open. */
async function judgeLayers(page: Page, options?: RunOptions): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.locator('#language-button').click();
    await page.getByRole('menu').waitFor();
    expect(await violations(page, 'html', options), `menu at ${size.width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(phone);
  await page.locator('#drawer-button').click();
  await expect(page.getByRole('dialog').locator('a').first()).toBeInViewport({ ratio: 1 });
  expect(await violations(page, 'html', options), 'drawer').toEqual([]);
}

for (const path of ['/', '/de/contact/', '/ja/terms/', '/nope', '/de/nope']) {
  test(`${path} with its menu and its drawer open`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    await judgeLayers(page);
  });
}

test('/de/ with its menu and its drawer open in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/de/');
  await judgeLayers(page, contrast);
});

test('the plain menu and the plain drawer', async ({ page, provoked }) => {
  provoked.push(refused);
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize(phone);
  await page.goto('/de/');
  for (const control of ['language', 'drawer']) {
    await page.locator(`#${control}-button`).click();
    // One closes the other.
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator(`#${control}-ja, #${control}-language-ja`)).toBeInViewport();
    expect(await violations(page), control).toEqual([]);
  }
});

/** What forced colours do not reach. */
function keepers(elements: Element[]): string[] {
  return elements
    .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
    .map((element) => element.outerHTML);
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const { path, route } of pagesOf(plain).filter(({ locale }) => locale === 'en')) {
    test(`${path} in forced colours`, async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      // Nothing holds on to its own colours: what axe leaves out here is the browser's doing.
      expect(await page.locator('body *').evaluateAll(keepers)).toEqual([]);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect(await violations(page, 'html', inForcedColours), `at ${size.width}`).toEqual([]);
      }
      if (route === 'home') await judgeLayers(page, inForcedColours);
    });
  }
});

test.describe('the form', () => {
  test.use({ baseURL: under.origin });

  for (const [colours, media, options] of [
    ['light', {}, undefined],
    ['dark', { colorScheme: 'dark' }, contrast],
    ['forced', { forcedColors: 'active' }, inForcedColours],
  ] as const) {
    test(`sending, failed, timed out and sent, in ${colours} colours`, async ({
      page,
      provoked,
    }) => {
      provoked.push(/status of 500/);
      await page.emulateMedia(media);
      await page.clock.install();
      let answer = () => {};
      let status = 0;
      await page.route(under.settings.CONTACT_ENDPOINT, async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        await route.fulfill({ status, headers }).catch(() => undefined);
      });
      const judge = async (phase: string) => {
        await expect(page.locator('form [role=status]')).toHaveAttribute('data-phase', phase);
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          expect(await violations(page, 'html', options), `${phase} at ${size.width}`).toEqual([]);
        }
      };
      await page.goto(`${under.basePath}/de/contact/`);
      await judge('idle');
      for (const [given, phase] of [
        [500, 'failed'],
        [0, 'timedOut'],
        [200, 'sent'],
      ] as const) {
        await page.locator('form button').click();
        await judge('sending');
        status = given;
        if (phase === 'timedOut') await page.clock.runFor(15_000);
        answer();
        await judge(phase);
      }
    });
  }
});

test.describe('right to left', () => {
  test.use({ baseURL: trial.origin });

  for (const route of ['', 'terms/', 'privacy/', 'contact/', 'imprint/']) {
    test(`/ar/${route}`, async ({ page }) => {
      await page.goto(`/ar/${route}`);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect(await violations(page), `at ${size.width}`).toEqual([]);
      }
      if (route === '') await judgeLayers(page);
    });
  }
});
