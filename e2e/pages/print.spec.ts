/** On paper, where browsers leave out backgrounds unless they are told to print them. */
import { contrast } from '../../tools/testing/contrast';
import { pagesIn, plain } from '../setup/exports';
import { expect, test } from '../setup/test';

test.use({ javaScriptEnabled: false });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every text can be read without its background, in a ${colorScheme} system`, async ({
    page,
  }) => {
    for (const { path } of pagesIn('en', plain)) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print', colorScheme });
      const texts = await page.locator('body *').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => {
            const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
            const text = own.map(({ textContent }) => textContent?.trim()).join('');
            return { text, color: getComputedStyle(element).color };
          })
          .filter(({ text }) => text !== ''),
      );
      expect(texts.length, path).toBeGreaterThan(20);
      const pale = texts.filter(({ color }) => contrast(color, '#ffffff') < 4.5);
      expect(pale, path).toEqual([]);
    }
  });
}

test('no card breaks across two pages', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const broken = await page.locator('main').evaluate((main) => {
    const cards = [...main.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { borderTopLeftRadius, display } = getComputedStyle(element);
      return Number.parseFloat(borderTopLeftRadius) >= 12 && display !== 'inline';
    });
    const found = new Set<string>();
    // Columns break as pages do, and what is broken there has a box in each. No page begins at the
    // same place as another.
    main.style.columns = `${innerWidth}px 1`;
    main.style.columnFill = 'auto';
    for (let height = 700; height < 1100; height += 35) {
      main.style.height = `${height}px`;
      for (const card of cards)
        if (card.getClientRects().length > 1)
          found.add(`${card.outerHTML.slice(0, 120)} ${height}`);
    }
    return { cards: cards.length, found: [...found] };
  });
  expect(broken.cards).toBeGreaterThan(5);
  expect(broken.found).toEqual([]);
});

test('each source is printed with its address, which paper cannot be asked for', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.locator('#sources a');
  await expect(links).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const link of await links.all()) {
    const [address, printed] = await link.evaluate((element) => [
      element.getAttribute('href'),
      getComputedStyle(element, '::after').content,
    ]);
    expect(printed).toContain(address);
  }
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('what only a screen can answer is not printed', async ({ page }) => {
    await page.goto('/');
    const sliders = page.getByRole('slider');
    await expect(sliders).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(sliders).toHaveCount(0);
  });
});
