import { expect, type Locator, type Page } from 'playwright/test';
import { nextPaint } from './window';

/** Expects that a finger has 44 pixels of height for a control, however high it is drawn. */
export async function expectReach(control: Locator, where: string): Promise<void> {
  const isReached = await control.evaluate((element) => {
    const { x, top, bottom, width } = element.getBoundingClientRect();
    const hits = (y: number) => element.contains(document.elementFromPoint(x + width / 2, y));
    const middle = (top + bottom) / 2;
    return hits(middle - 21.5) && hits(middle + 21.5);
  });
  expect(isReached, where).toBe(true);
}

/** Expects that nothing is cut off, outside the page or overlapping at these widths. */
export async function expectFits(
  page: Page,
  widths: readonly number[],
  what = '',
  height = 800,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await nextPaint(page);
    expect(await page.evaluate(layoutFaults), `${page.url()} at ${width} ${what}`).toEqual([]);
  }
}

/**
 * Finds what sticks out of the page or of a box that cannot grow, and texts and controls that
 * overlap. Runs in the page: it must not refer to anything outside itself.
 */
function layoutFaults(): string[] {
  type Piece = { text: string; box: DOMRect; block?: Element };
  // Texts for screen readers alone are clipped to nothing, by themselves or by a parent.
  const isCutAway = (element: Element | null): boolean =>
    !!element &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isCutAway(element.parentElement));
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isCutAway(element);
  const textOf = ({ textContent }: Node) => textContent?.trim() ?? '';

  function misfits(): string[] {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter((element) => isVisible(element) && element.clientWidth > 1)
      .flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const faults = [
          (right > width + 0.5 || left < -0.5) && 'outside',
          element.matches('a, button, summary, h1, h2, h3, p, li') &&
            scrollWidth > clientWidth + 1 &&
            'cut off',
          scrollHeight > clientHeight + 1 &&
            (element.matches('header') ||
              /hidden|clip/.test(getComputedStyle(element).overflowY)) &&
            'covered',
        ].filter(Boolean);
        const name = `${element.tagName} "${textOf(element).slice(0, 40)}"`;
        return faults.map((fault) => `${fault}: ${name}`);
      });
  }

  function blockOf(element: Element | null): Element {
    if (!element) return document.body;
    const inline = getComputedStyle(element).display === 'inline';
    return inline ? blockOf(element.parentElement) : element;
  }

  /**
   * The lines of every text, with half their height: the boxes of a font's lines may overlap where
   * its letters do not.
   */
  function lines(): Piece[] {
    const found: Piece[] = [];
    const range = document.createRange();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement } = nodes.currentNode;
      const text = textOf(nodes.currentNode);
      if (!text || !parentElement || !isVisible(parentElement)) continue;
      // A hidden text may wait in the place of another one.
      if (getComputedStyle(parentElement).visibility === 'hidden') continue;
      const block = blockOf(parentElement);
      // A text that ends in an ellipsis is visible only within its box.
      const isCut = getComputedStyle(block).overflowX !== 'visible';
      const whole = new DOMRect(-1e6, 0, 2e6, 0);
      const seen = isCut ? block.getBoundingClientRect() : whole;
      range.selectNodeContents(nodes.currentNode);
      for (const { left, right, top, height } of range.getClientRects()) {
        if (left >= seen.right || right <= seen.left) continue;
        const start = Math.max(left, seen.left);
        const width = Math.max(0, Math.min(right, seen.right) - start - 2);
        const box = new DOMRect(start + 1, top + height / 4, width, height / 2);
        found.push({ text, block, box });
      }
    }
    return found;
  }

  function collisions(pieces: Piece[]): string[] {
    const sorted = pieces.toSorted((piece, other) => piece.box.top - other.box.top);
    return sorted.flatMap((piece, index) => {
      const found: string[] = [];
      for (const other of sorted.slice(index + 1)) {
        // Pieces are sorted: all that follow are lower still.
        if (other.box.top >= piece.box.bottom) break;
        const apart = !piece.block || piece.block !== other.block;
        const touches = piece.box.left < other.box.right && other.box.left < piece.box.right;
        if (apart && touches) found.push(`${piece.text} | ${other.text}`);
      }
      return found;
    });
  }

  const controls = [...document.querySelectorAll('header :is(a, summary, button)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ text: textOf(element), box: element.getBoundingClientRect() }));
  return [...misfits(), ...collisions(lines()), ...collisions(controls)];
}
