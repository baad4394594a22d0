/**
 * The article as it is laid out: lengths of lines, sizes of text, and what stays in forced colours
 * and for fingers.
 */
import { pathOf } from '../../lib/address/paths';
import { localesOf } from '../../lib/site/languages';
import { plain } from '../setup/exports';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

test('lines are at most 700 pixels long, beside their headings where there is room', async ({
  page,
}) => {
  const { main_content, scams } = messagesOf('en');
  for (const [title, content] of [
    [main_content.question, main_content.explanation],
    [scams.title, scams.what_happens],
  ]) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    for (const width of [320, 768, 1024, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      const text = await page.getByText(content).boundingBox();
      const place = await heading.boundingBox();
      expect(text?.width, title).toBeLessThanOrEqual(700);
      const end = (place?.x ?? 0) + (place?.width ?? 0);
      expect(end < (text?.x ?? 0), `${title} at ${width}`).toBe(width >= 1024);
    }
  }
});

test('no headline on a telephone is smaller than the specification has it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const locale of localesOf(plain.site)) {
    await page.goto(pathOf({ locale, route: 'home' }));
    const size = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize);
    expect(Number.parseFloat(size), locale).toBeGreaterThanOrEqual(32);
  }
});

test('text is as large as the specification has it at every width, and each heading has a size of its own', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText(messagesOf('en').main_content.explanation)).toHaveCSS(
      'font-size',
      '18px',
    );
  }
  // In pixels, on the widest page.
  const sizes = await page.evaluate(() =>
    [1, 2, 3, 4, 5, 6].map((level) => {
      const heading = document.createElement(`h${level}`);
      document.querySelector('main')?.append(heading);
      return Number.parseFloat(getComputedStyle(heading).fontSize);
    }),
  );
  expect(sizes).toEqual([40, 32, 28, 24, 20, 18.4]);
});

test('in forced colours a line still sets apart what reaches the wage, and badges of no entry have their bars', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const cells = page.locator('#pay-table [data-wage~=first]');
  await expect(cells).not.toHaveCount(0);
  for (const cell of await cells.all()) await expect(cell).toHaveCSS('border-top-style', 'solid');
  // Forced colours take away backgrounds, but for those that are said to stay.
  const bars = await page.locator('#scams *').evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element, '::after'))
      .filter(
        ({ content, forcedColorAdjust }) => content !== 'none' && forcedColorAdjust === 'none',
      )
      .map(({ backgroundImage }) => backgroundImage),
  );
  expect(bars).not.toEqual([]);
  for (const bar of bars) expect(bar).toContain('gradient');
});

// https://www.w3.org/TR/WCAG22/#target-size-minimum: circles of 24 pixels around the links do not touch each other.
test('a finger hits one source, and not the one beside it', async ({ page }) => {
  await page.setViewportSize(phone);
  const boxes = await page
    .locator('#sources a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  const distances = middles.slice(1).map((middle, index) => middle - middles[index]);
  expect(distances.length).toBeGreaterThan(3);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(24);
});
