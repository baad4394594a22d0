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
      let frames = 0;
      await page.exposeFunction('frame', (heading: string) => {
        frames += 1;
        if (heading) headings.add(heading);
      });
      await page.addInitScript(() => {
        const report = (window as unknown as { frame: (heading: string) => void }).frame;
        const look = () => {
          const heading = document.querySelector('h1');
          report(heading?.checkVisibility() ? (heading.textContent ?? '') : '');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      // The second document waits until the first could have been painted several times.
      let documents = 0;
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() === 'document') documents += 1;
        if (documents === 2) await expect.poll(() => frames).toBeGreaterThan(10);
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
