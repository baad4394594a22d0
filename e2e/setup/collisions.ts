import type { Page } from 'playwright/test';

/** Pairs of texts that lie on each other, on the page as it stands at its top. */
export function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { block: Element; text: string; top: number; bottom: number } & {
      left: number;
      right: number;
    };
    const blockOf = (element: Element | null): Element => {
      if (!element) return document.body;
      return getComputedStyle(element).display === 'inline'
        ? blockOf(element.parentElement)
        : element;
    };
    const range = document.createRange();
    const linesOf = (node: Node): Line[] => {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !parent?.checkVisibility() || parent.closest('.sr-only')) return [];
      const block = blockOf(parent);
      // What an ellipsis stands for is not seen.
      const isCut = getComputedStyle(block).overflowX !== 'visible';
      const end = isCut ? block.getBoundingClientRect().right : Number.POSITIVE_INFINITY;
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => {
        // A font's box is higher than its letters, and than the lines of a heading.
        const air = height / 4;
        return {
          block,
          text,
          left: left + 1,
          right: Math.min(right, end) - 1,
          top: top + air,
          bottom: bottom - air,
        };
      });
    };
    const lines: Line[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) lines.push(...linesOf(nodes.currentNode));
    lines.sort((one, other) => one.top - other.top);
    return lines.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const beside = one.right <= other.left || other.right <= one.left;
        if (!beside && one.block !== other.block) found.push(`${one.text} | ${other.text}`);
      }
      return found;
    });
  });
}
