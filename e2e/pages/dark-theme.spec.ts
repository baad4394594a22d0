/** The page follows the visitor's system into the dark, without a script, and prints light. */
import sharp from 'sharp';
import { colors, darkColors } from '../../tailwind.config';
import { expect, test } from '../setup/test';

test.use({ javaScriptEnabled: false });

/** `#rrggbb` as browsers state it. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

test('page and text follow, and so does the browser’s frame', async ({ page }) => {
  await page.goto('/');
  for (const [media, { page: paper, ink }] of [
    [{ colorScheme: 'light' }, colors],
    [{ colorScheme: 'dark' }, darkColors],
    [{ colorScheme: 'dark', media: 'print' }, colors],
  ] as const) {
    await page.emulateMedia(media);
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(paper));
    await expect(page.locator('h1')).toHaveCSS('color', rgb(ink));
  }
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'light dark');
  const bar = (scheme: string) => page.locator(`meta[name=theme-color][media*=${scheme}]`);
  await expect(bar('light')).toHaveAttribute('content', colors.page);
  await expect(bar('dark')).toHaveAttribute('content', darkColors.page);
});

test('the drawings get darker with the page', async ({ page }) => {
  const brightness = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    const { channels } = await sharp(
      await page.locator('main [role=img]').first().screenshot(),
    ).stats();
    return channels[0].mean + channels[1].mean + channels[2].mean;
  };
  await page.goto('/');
  expect(await brightness('dark')).toBeLessThan((await brightness('light')) * 0.6);
});

test('pictures follow, too, but for paper, which stays light', async ({ page }) => {
  await page.goto('/');
  const picture = page.locator('main picture img').first();
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(shown).toContain('-light.');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown).toContain('-dark.');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(shown).toContain('-light.');
});
