/**
 * The language menu: what it lists, does by keyboard and by touch, and fetches ahead of a choice.
 */
import { languageRow } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { contrast } from '../../tools/testing/contrast';
import { plain } from '../setup/exports';
import { needsLanguages } from '../setup/languages';
import { focusMenu, languageButton } from '../setup/switching';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

needsLanguages('de', 'es', 'ko', 'nl', 'pt-BR', 'pt-PT');

/**
 * The colours of an element's outline and of what is behind it, as they are painted. Runs in the
 * page.
 */
function paintedColors(element: Element): [outline: string, behind: string] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const painted = (color: string) => {
    if (!context) throw new Error('This browser paints nothing');
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const { outlineColor, backgroundColor } = getComputedStyle(element);
  // An element without a background shows that of the panel.
  painted(getComputedStyle(element.closest('[role=menu]') ?? element).backgroundColor);
  const behind = painted(backgroundColor);
  return [painted(outlineColor), behind];
}

test('lists every language under its own name and marks the current one', async ({ page }) => {
  await page.goto('/');
  await languageButton(page).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(plain.site.config.languages.map(({ name }) => name));
  for (const [index, { code }] of plain.site.config.languages.entries())
    for (const name of ['lang', 'hreflang'])
      await expect(items.nth(index)).toHaveAttribute(name, code);
  await expect(page.locator('[role=menuitem][aria-current]')).toHaveAttribute('lang', 'en');
});

for (const [name, media] of [
  ['light', { colorScheme: 'light' }],
  ['forced colours', { forcedColors: 'active' }],
] as const) {
  test(`the active item is outlined, and the present language ticked: ${name}`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await page.goto('/de/');
    await focusMenu(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const active = page.locator('[role=menuitem][data-focus]');
    await expect(active).not.toHaveCSS('outline-style', 'none');
    const [outline, behind] = await active.evaluate(paintedColors);
    expect(contrast(outline, behind)).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('menuitem', { name: 'Deutsch' }).locator('svg')).toBeVisible();
    await expect(page.locator('[role=menuitem] svg')).toHaveCount(1);
  });
}

for (const size of [phone, { width: 1280, height: 600 }, { width: 640, height: 360 }]) {
  test(`at ${size.width} by ${size.height} the menu fits, and its last item is reached`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await languageButton(page).click();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    expect((await page.getByRole('menu').boundingBox())?.height).toBeLessThanOrEqual(400);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
  });
}

test('works by keyboard: arrows, ends, type-ahead, Escape, Enter', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const button = languageButton(page);
  const isActive = (code: string) =>
    expect(page.locator('[role=menuitem][data-focus]')).toHaveText(
      languageRow(plain.site, code as Locale).name,
    );
  await page.goto('/');
  await focusMenu(page);
  for (const [key, code] of [
    ['ArrowDown', plain.site.config.languages[0].code],
    ['ArrowDown', plain.site.config.languages[1].code],
    ['End', plain.site.config.languages[plain.site.config.languages.length - 1].code],
    ['Home', plain.site.config.languages[0].code],
  ] as const) {
    await press(key);
    await isActive(code);
  }
  await press('n');
  await isActive('nl');
  await press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await press('Enter');
  await isActive(plain.site.config.languages[0].code);
  // Home ends the search by letters, so that the next letter is not added to the previous one.
  await press('Home');
  await page.keyboard.type('de');
  await isActive('de');
  await press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(button).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('is a plain list without React, and closes at a tap beside it', async ({ page }) => {
    const widgets = async () =>
      (await page.requests())
        .map((request) => request.url())
        .filter((url) => url.includes('.widget-'));
    await page.goto('/');
    const german = page.locator('header').getByRole('link', { name: 'Deutsch' });
    await languageButton(page).tap();
    await expect(german).toBeVisible();
    await page.locator('h1').tap({ position: { x: 4, y: 4 } });
    await expect(german).toBeHidden();
    await languageButton(page).tap();
    await german.tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(german).toBeHidden();
    await expect(languageButton(page)).toBeFocused();
    // By now a widget would have been asked for: a hover is all that the mouse needs.
    expect(await widgets()).toEqual([]);
    await languageButton(page).hover();
    await expect(languageButton(page)).toHaveRole('button');
    expect(await widgets()).not.toEqual([]);
  });
});

test.describe('ahead of a choice', () => {
  test.use({ locale: 'ko-KR' });

  test('the browser’s languages are fetched, and what is highlighted, once', async ({ page }) => {
    /** How often a page was fetched, not counting pages that the browser loaded itself. */
    const fetches = async (path: string) =>
      (await page.requests()).filter(
        (request) => request.resourceType() === 'fetch' && request.url() === plain.origin + path,
      ).length;
    const item = (code: string) => page.locator(`[role=menuitem][hreflang=${code}]`);
    await page.goto('/?lang=en');
    await languageButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect.poll(() => fetches('/ko/')).toBe(1);
    expect(await fetches('/de/')).toBe(0);
    await item('de').hover();
    await expect.poll(() => fetches('/de/')).toBe(1);
    const spanish = page.waitForResponse('/es/');
    await page.keyboard.type('es');
    await expect(item('es')).toHaveAttribute('data-focus');
    await (await spanish).finished();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await fetches('/es/')).toBe(1);
    expect(await fetches('/ko/')).toBe(1);
  });
});
