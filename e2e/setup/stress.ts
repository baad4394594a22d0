/** Changes to texts that a layout must bear: wider spacing, longer words. */
import type { Page } from 'playwright/test';

/** The spacing that a text must bear: https://www.w3.org/TR/WCAG22/#text-spacing. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
      * { word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
    // A browser drops a declaration that it does not understand without a word.
    const { lineHeight, letterSpacing, wordSpacing } = getComputedStyle(document.body);
    if ([lineHeight, letterSpacing, wordSpacing].some((value) => !Number.parseFloat(value)))
      throw new Error('The spacing does not apply');
  });
}

/**
 * Adds a word to every text outside the header, but to labels, which are one word of the site's own
 * in one line.
 */
export function addWord(page: Page, word: string): Promise<void> {
  return page.evaluate((added) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      const known = currentNode.parentElement?.closest(
        'header, script, template, .sr-only, [aria-hidden=true]',
      );
      const isLabel = currentNode.parentElement?.closest('.byline-label');
      if (!known && !isLabel && /\p{L}{2}/u.test(currentNode.textContent ?? ''))
        currentNode.textContent += ` ${added}`;
    }
  }, word);
}
