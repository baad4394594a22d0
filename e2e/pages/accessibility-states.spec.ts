/**
 * axe finds no fault in open menus, in each state of the form, in other colours, and in a page from
 * right to left.
 */
import type { RunOptions } from 'axe-core';
import type { Page, Route } from 'playwright/test';
import { hasSeveralLanguages } from '../../lib/site/languages';
import { allButContrast, contrast, violations } from '../setup/axe';
import { fill, status } from '../setup/contact-form';
import { corsHeaders } from '../setup/endpoint';
import { filled, plain, trial } from '../setup/exports';
import { homePath, languageOrEnglish } from '../setup/languages';
import { abortedRequest, expect, test } from '../setup/test';
import { desktop, phone } from '../setup/window';

const german = homePath(languageOrEnglish('de'));
const inScript = homePath(languageOrEnglish('ja'));

/** A site with one language has no menu of languages. */
const hasMenu = hasSeveralLanguages(plain.site);

/** Runs axe with the language menu open at both sizes. */
async function judgeMenu(page: Page, options?: RunOptions): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.locator('#language-button').click();
    await page.getByRole('menu').waitFor();
    expect(await violations(page, 'html', options), `menu at ${size.width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
}

/** Runs axe with the drawer open, on a phone. */
async function judgeDrawer(page: Page, options?: RunOptions): Promise<void> {
  await page.setViewportSize(phone);
  await page.locator('#drawer-button').click();
  await expect(page.getByRole('dialog').locator('a').first()).toBeInViewport({ ratio: 1 });
  expect(await violations(page, 'html', options), 'drawer').toEqual([]);
}

for (const [address, isWithMenu] of [
  [`${inScript}terms/`, hasMenu],
  [`${german}nope`, hasMenu],
  [`${trial.origin}/ar/`, true],
] as const) {
  test(`${address} with its menu and its drawer open`, async ({ page }) => {
    await page.goto(address);
    if (isWithMenu) await judgeMenu(page);
    await judgeDrawer(page);
  });
}

for (const [colours, media, options] of [
  ['forced', { forcedColors: 'active' }, allButContrast],
  ['dark', { colorScheme: 'dark' }, contrast],
] as const) {
  test(`menu and drawer in ${colours} colours`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto(german);
    if (hasMenu) await judgeMenu(page, options);
    await judgeDrawer(page, options);
  });
}

test('the plain menu and the plain drawer', async ({ page, expectedErrors }) => {
  expectedErrors.push(abortedRequest);
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize(phone);
  await page.goto(german);
  for (const control of hasMenu ? ['language', 'drawer'] : ['drawer']) {
    await page.locator(`#${control}-button`).click();
    // Opening one has closed the other.
    await expect(page.locator('details[open]')).toHaveCount(1);
    const shown = hasMenu
      ? page.locator(`#${control}-en, #${control}-language-en`)
      : page.locator('details[open]').getByRole('link').first();
    await expect(shown).toBeInViewport();
    expect(await violations(page), control).toEqual([]);
  }
});

test('the form while it sends, failed, timed out and sent', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await page.setViewportSize(phone);
  await page.clock.install();
  let held: Route[] = [];
  await page.route(filled.environment.CONTACT_ENDPOINT, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: corsHeaders });
    held = [route];
  });
  const judge = async (phase: string) => {
    await expect(status(page)).toHaveAttribute('data-phase', phase);
    // Pressing the button may have scrolled a field under the sticky header, where axe would find
    // it covered.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await violations(page, 'main'), phase).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violations(page, 'main', allButContrast), `${phase}, forced`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
    expect(await violations(page, 'main', contrast), `${phase}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  };
  await page.goto(`${filled.origin}${filled.basePath}${german}contact/`);
  await fill(page);
  for (const [code, phase] of [
    [500, 'failed'],
    [undefined, 'timedOut'],
    [200, 'sent'],
  ] as const) {
    await page.locator('form button').click();
    await judge('sending');
    if (code) await held[0].fulfill({ status: code, headers: corsHeaders });
    else await page.clock.runFor(15_000);
    await judge(phase);
  }
});
