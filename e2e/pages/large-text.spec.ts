/**
 * With letters of twice the size, set in the browser, nothing is cut off, outside the page or
 * overlapping.
 */
import { pathOf } from '../../lib/address/paths';
import { localesOf } from '../../lib/site/languages';
import { launchOptions } from '../../tools/site/browser';
import { filled, pagesIn, plain } from '../setup/exports';
import { languagesAmong } from '../setup/languages';
import { expectFits } from '../setup/layout';
import { expect, test } from '../setup/test';

const { args, ...browser } = launchOptions();

test.use({
  launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

// Long words, long names, and a script without spaces. The filled-in site has the five, too.
for (const language of languagesAmong('en', 'de', 'pt-PT', 'no', 'ja')) {
  test(`the pages in ${language} hold letters of twice the size`, async ({ page }) => {
    for (const { path } of pagesIn(language, filled)) {
      await page.goto(`${filled.origin}${path}`);
      await expect(page.locator('main p').first()).toHaveCSS('font-size', /^(3[2-9]|[4-9]\d)/);
      await expectFits(page, [320, 768, 1280, 1536]);
    }
  });
}

test('no word of a headline is broken where it fits into a line of smaller letters', async ({
  page,
}) => {
  for (const locale of localesOf(plain.site)) {
    await page.goto(pathOf({ locale, route: 'home' }));
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          for (const { index, 0: word } of (texts.currentNode.textContent ?? '').matchAll(
            /[\p{Script=Latin}]+/gu,
          )) {
            const tops = Array.from(word, (_, at) => {
              range.setStart(texts.currentNode, index + at);
              range.setEnd(texts.currentNode, index + at + 1);
              // The first letter after a hyphen has two boxes: that of the hyphen, in the line
              // before, and its own.
              return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
            });
            if (new Set(tops).size > 1) found.push(word);
          }
        }
        return found;
      });
      expect(broken, `${locale} at ${width}`).toEqual([]);
    }
  }
});
