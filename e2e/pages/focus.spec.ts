/** Where the keyboard goes on a page: past the header at once, and nowhere that is hidden. */
import type { Page } from 'playwright/test';
import { contrast } from '../../tools/testing/contrast';
import { homePath, languageOrEnglish } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';
import { desktop, phone } from '../setup/window';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The element with the focus, and what is wrong with its place; undefined if nothing has the focus.
 */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    // The skip link and the header itself lie on top.
    const above = element.parentElement === document.body || element.closest('header');
    const visibleTop = above
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const seen = Math.min(bottom, innerHeight) - Math.max(top, visibleTop);
    const faults = [
      // An element that is higher than the window may begin above it.
      top < visibleTop - 0.5 && height < innerHeight - visibleTop && 'below the header',
      // Browsers scroll by whole pixels.
      seen < Math.min(height, 24) - 1 && 'out of sight',
      (left < -0.5 || right > innerWidth + 0.5) && 'beside the window',
    ].filter(Boolean);
    // The ring is around the element, on the colour behind it. For a radio button the label has the
    // ring.
    const [label] =
      element instanceof HTMLInputElement && element.type === 'radio' ? (element.labels ?? []) : [];
    const ringed = label ?? element;
    let behind = ringed.parentElement;
    while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
      behind = behind.parentElement;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed);
    return {
      name: element.ariaLabel || element.textContent || element.outerHTML.slice(0, 200),
      faults,
      ring: `${outlineStyle} ${outlineWidth}`,
      ringColor: outlineColor,
      ground: getComputedStyle(behind ?? document.documentElement).backgroundColor,
    };
  });
}

/**
 * Presses a key until the focus leaves the page, or `limit` times. Returns where it stops, and what
 * is wrong.
 */
async function walk(page: Page, key: string, limit = 200) {
  const faults: string[] = [];
  const stops: string[] = [];
  while (stops.length < limit) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) break;
    const { name, ring, ringColor, ground } = stop;
    stops.push(name);
    if (ring !== 'solid 2px') stop.faults.push(`the ring is ${ring}`);
    // The least contrast that WCAG 2.2 allows (1.4.11).
    if (!(contrast(ringColor, ground) >= 3)) stop.faults.push(`${ringColor} around, on ${ground}`);
    if (stop.faults.length > 0) faults.push(`${stop.faults.join(', ')}: ${name}`);
  }
  return { stops, faults };
}

const japanese = languageOrEnglish('ja');

for (const [path, size, colorScheme] of [
  ['/', desktop, 'light'],
  ['/', desktop, 'dark'],
  [`${homePath(languageOrEnglish('de'))}privacy/`, phone, 'dark'],
  // A window of 1280 by 1024 at a zoom of 400 %.
  ['/', { width: 320, height: 256 }, 'light'],
  [`${homePath(japanese)}contact/`, { width: 320, height: 256 }, 'light'],
] as const) {
  test(`${path} at ${size.width}, ${colorScheme}: the focus is in sight, there and back`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    // Opened, so that their links are stops, too.
    await page
      .locator(':is(main, footer) details')
      .evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)));
    const there = await walk(page, 'Tab');
    expect(there.stops.length).toBeGreaterThan(20);
    expect(there.stops.length).toBeLessThan(100);
    expect(there.faults).toEqual([]);
    const back = await walk(page, 'Shift+Tab', there.stops.length);
    expect(back.faults).toEqual([]);
    expect(back.stops.reverse()).toEqual(there.stops);
  });
}

test('the first stop leads past the header', async ({ page }) => {
  await page.goto(`${homePath(japanese)}terms/`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messagesOf(japanese).header.skip_to_content });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeInViewport();
  await expect(page.locator('main')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});
