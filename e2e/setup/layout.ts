import { expect, type Page } from 'playwright/test';

type Layout = {
  /** What sticks out of the page or of a box that cannot grow, and texts and controls that lie on each other. */
  faults: string[];
  header: { height: number; controls: number; end: number };
};

/** Has the browser lay out what is far below the window: any key does. */
export async function layOut(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** How the page lies in its window, measured at its top. */
export async function layoutOf(page: Page): Promise<Layout> {
  await layOut(page);
  return page.evaluate(measure);
}

/** Sees to it that nothing is cut off, outside or on each other at these widths, and returns the last layout. */
export async function expectFits(
  page: Page,
  widths: readonly number[],
  what = '',
  height = 800,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect((await layoutOf(page)).faults, `${page.url()} at ${width} ${what}`).toEqual([]);
  }
}

/** Runs in the page: it must not refer to anything outside itself. */
function measure(): Layout {
  type Box = { text: string; block?: Element } & Record<
    'left' | 'right' | 'top' | 'bottom',
    number
  >;
  const lieOnEachOther = (one: Box, other: Box) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  const shown = (element: Element) => element.checkVisibility() && !element.closest('.sr-only');

  function misfits(): string[] {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter((element) => shown(element) && element.clientWidth > 1)
      .flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const faults = [
          (right > width + 0.5 || left < -0.5) && 'outside',
          element.matches('a, button, summary, h1, h2, h3, p, li') &&
            scrollWidth > clientWidth + 1 &&
            'cut off',
          scrollHeight > clientHeight + 1 &&
            /hidden|clip/.test(getComputedStyle(element).overflowY) &&
            'covered',
        ].filter(Boolean);
        const name = `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
        return faults.map((fault) => `${fault}: ${name}`);
      });
  }

  function blockOf(element: Element | null): Element {
    if (!element) return document.body;
    const inline = getComputedStyle(element).display === 'inline';
    return inline ? blockOf(element.parentElement) : element;
  }

  /** The lines of every text, as high as their letters: a font's box is higher, and than the lines of a heading. */
  function lines(): Box[] {
    const found: Box[] = [];
    const range = document.createRange();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      const text = textContent?.trim() ?? '';
      if (!text || !parentElement || !shown(parentElement)) continue;
      const block = blockOf(parentElement);
      // What an ellipsis stands for is not seen.
      const isCut = getComputedStyle(block).overflowX !== 'visible';
      const end = isCut ? block.getBoundingClientRect().right : Number.POSITIVE_INFINITY;
      range.selectNodeContents(nodes.currentNode);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const air = height / 4;
        const [start, stop] = [left + 1, Math.min(right, end) - 1];
        const box = { left: start, right: stop, top: top + air, bottom: bottom - air };
        found.push({ text, block, ...box });
      }
    }
    return found.sort((one, other) => one.top - other.top);
  }

  function collisions(boxes: Box[]): string[] {
    return boxes.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const apart = !one.block || one.block !== other.block;
        if (apart && lieOnEachOther(one, other)) found.push(`${one.text} | ${other.text}`);
      }
      return found;
    });
  }

  const header = document.querySelector('header');
  const controls = [...(header?.querySelectorAll('a, summary, button') ?? [])]
    .filter((element) => element.checkVisibility())
    .map((element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { text: element.textContent?.trim() ?? '', left, right, top, bottom };
    })
    .sort((one, other) => one.top - other.top);
  return {
    faults: [...misfits(), ...collisions(lines()), ...collisions(controls)],
    header: {
      height: header?.getBoundingClientRect().height ?? 0,
      controls: controls.length,
      end: Math.max(...controls.map(({ bottom }) => bottom)),
    },
  };
}
