/**
 * Where columns have no room, a table is read cell by cell: each says the name of its column before
 * its value.
 */
import { filled } from '../setup/exports';
import { homePath, languageOrEnglish } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';

test.use({ baseURL: filled.origin, javaScriptEnabled: false });

const locale = languageOrEnglish('de');
const { pay, five } = messagesOf(locale);

for (const [caption, narrow] of [
  [pay.caption, 320],
  // The sample sites were all checked on one day.
  [five.caption_checked.split('{')[0], 360],
] as const) {
  test(`each value says its column at ${narrow}: ${caption}`, async ({ page }) => {
    await page.goto(`${filled.basePath}${homePath(locale)}`);
    const table = page.getByRole('table', { name: caption });
    const [, ...columns] = await table.locator('thead th').allTextContents();
    const cells = table.locator('tbody td');
    const values = await cells.allTextContents();
    expect(values.length).toBeGreaterThan(columns.length);
    for (const width of [narrow, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const [index, value] of values.entries()) {
        const column = columns[index % columns.length];
        // What the stylesheet adds is part of the name.
        const name = width === narrow ? `${column} ${value}` : value;
        await expect(cells.nth(index)).toHaveAccessibleName(name);
      }
    }
  });
}
