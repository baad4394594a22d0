/** How lines of Japanese end. */

import { isLocale } from '../../lib/site/languages';
import { plain } from '../setup/exports';
import { expect, test } from '../setup/test';

test('no short word in katakana is torn between two lines of running text', async ({ page }) => {
  test.skip(!isLocale(plain.site, 'ja'), 'the site has no Japanese');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ja/');
  await page.keyboard.press('Shift');
  const words = await page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const found: { word: string; lines: number }[] = [];
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const text = currentNode.textContent ?? '';
        for (const match of text.matchAll(/(?<![ァ-ヶー])[ァ-ヶー]{2,6}(?![ァ-ヶー])/g)) {
          if (currentNode.parentElement?.closest('a')) continue;
          const range = document.createRange();
          range.setStart(currentNode, match.index);
          range.setEnd(currentNode, match.index + match[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          found.push({ word: match[0], lines: new Set(tops).size });
        }
      }
      return found;
    }),
  );
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
});
