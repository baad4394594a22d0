/** With letters of twice the size, set in the browser, nothing is cut off, outside the page or overlapping. */
import { launchOptions } from '../../tools/testing/browser';
import { pagesIn, plain } from '../setup/exports';
import { languagesAmong } from '../setup/languages';
import { expectFits } from '../setup/layout';
import { expect, test } from '../setup/test';

const { args, ...browser } = launchOptions();

test.use({
  launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

// Long words, long names, and a script without spaces.
for (const language of languagesAmong('en', 'de', 'pt-PT', 'no', 'ja')) {
  test(`the pages in ${language} hold letters of twice the size`, async ({ page }) => {
    for (const { path } of pagesIn(language, plain)) {
      await page.goto(path);
      await expect(page.locator('main p').first()).toHaveCSS('font-size', /^(3[2-9]|[4-9]\d)/);
      await expectFits(page, [320, 768, 1280, 1536]);
    }
  });
}
