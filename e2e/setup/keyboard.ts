import { expect } from 'playwright/test';
import type { Visitor } from './engines/visitor';

/** More stops than any page has. */
const most = 80;

/** What has the focus, by its name; in a menu, the item that is highlighted. */
export function focused({ ask }: Visitor): Promise<string> {
  return ask(() => {
    const own = document.activeElement as HTMLInputElement;
    const item = document.getElementById(own.getAttribute('aria-activedescendant') ?? '') ?? own;
    return (item.ariaLabel ?? own.labels?.[0]?.textContent ?? item.textContent ?? '').trim();
  });
}

/** True where the element that has the focus is outlined, or where none has it. */
function isMarked(): boolean {
  const { activeElement: element, body } = document;
  return !element || element === body || getComputedStyle(element).outlineStyle !== 'none';
}

/** Presses Tab until something of this name has the focus. Every stop on the way has to show that it has it. */
export async function tabTo(visitor: Visitor, name: string): Promise<void> {
  const stops: string[] = [];
  do {
    await visitor.press('Tab');
    stops.push(await focused(visitor));
    await expect
      .poll(() => visitor.ask(isMarked), { message: `the focus shows on '${stops.at(-1)}'` })
      .toBe(true);
  } while (!stops.at(-1)?.startsWith(name) && stops.length < most);
  expect(stops.at(-1), stops.join(' | ')).toMatch(new RegExp(`^${name}`));
}

export async function type({ press }: Visitor, text: string): Promise<void> {
  for (const character of text) await press(character);
}
