/** Nobody sees the wrong language first, however slowly the right page comes. */
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';

for (const [address, browser, lang] of [
  ['/', 'de', 'de'],
  ['/?lang=ja', 'en-SG', 'ja'],
  ['/nope', 'fr', 'fr'],
  ['/de/?lang=en', 'de', 'en'],
] as const) {
  test.describe(`${address} for ${browser}`, () => {
    test.use({ locale: browser });

    test('every frame that shows a heading shows the right one', async ({ page }) => {
      const headings = new Set<string>();
      await page.exposeFunction('frame', (heading: string) => headings.add(heading));
      await page.addInitScript(() => {
        const report = (window as unknown as { frame: (heading: string) => void }).frame;
        const look = () => {
          const heading = document.querySelector('h1');
          if (heading?.checkVisibility()) report(heading.textContent ?? '');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      // The second document takes half a second: time enough to paint the first, if it could be painted.
      let documents = 0;
      await page.route('**/*', async (route) => {
        const isDocument = route.request().resourceType() === 'document';
        if (isDocument) documents += 1;
        if (isDocument && documents > 1) await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(address);
      const { title } = messagesOf(lang).hero;
      await expect(page.locator('h1')).toHaveText(title);
      await expect.poll(() => [...headings]).toEqual([title]);
      expect(documents).toBe(2);
    });
  });
}
