import { expect } from 'playwright/test';
import type { EnginePage } from './engines/engine';

/** More stops than any page has. */
const maxStops = 80;

/** The name of the element that has the focus, or of the highlighted item of a menu. */
export function focused({ evaluate }: EnginePage): Promise<string> {
  return evaluate(() => {
    const active = document.activeElement as HTMLInputElement;
    const item =
      document.getElementById(active.getAttribute('aria-activedescendant') ?? '') ?? active;
    return (item.ariaLabel ?? active.labels?.[0]?.textContent ?? item.textContent ?? '').trim();
  });
}

/** True if the element with the focus has an outline, or if nothing has the focus. */
function hasVisibleFocus(): boolean {
  const { activeElement: element, body } = document;
  return !element || element === body || getComputedStyle(element).outlineStyle !== 'none';
}

/**
 * Presses Tab until an element whose name begins so has the focus. Every stop on the way has to
 * show its focus.
 */
export async function tabTo(page: EnginePage, name: string): Promise<void> {
  const stops: string[] = [];
  do {
    await page.press('Tab');
    stops.push(await focused(page));
    await expect
      .poll(() => page.evaluate(hasVisibleFocus), {
        message: `the focus shows on '${stops.at(-1)}'`,
      })
      .toBe(true);
  } while (!stops.at(-1)?.startsWith(name) && stops.length < maxStops);
  expect(stops.at(-1), stops.join(' | ')).toMatch(new RegExp(`^${name}`));
}

export async function type({ press }: EnginePage, text: string): Promise<void> {
  for (const character of text) await press(character);
}
