/** Which addresses a crawler finds, with and without scripts: of those with `lang` in the query, English's alone. */
import { plain } from '../setup/exports';
import { needsLanguages } from '../setup/languages';
import { footerLink } from '../setup/switching';
import { expect, test } from '../setup/test';

needsLanguages('de', 'ja');

/** The links of the page within the site, without their hashes, and those of its head. */
const linksOf = () =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>('a[href], link[rel=canonical], link[hreflang]'),
    ({ href }) => href.replace(/#.*/, ''),
  ).filter((href) => href.startsWith(location.origin));

const named = (addresses: Iterable<string>) =>
  [...addresses].filter((address) => /[?&](lang|lng)=/.test(address));

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a crawl finds only English addresses with lang', async ({ page }) => {
      const found = new Set([`${plain.origin}/`]);
      for (const address of found) {
        // Three languages show what all do.
        if (!/^\/((de|ja)\/)?([a-z]*\/)?$/.test(new URL(address).pathname)) continue;
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        if (scripts) await expect(page.locator('#language-status')).toBeAttached();
        for (const link of await page.evaluate(linksOf)) found.add(link);
      }
      expect(found.size).toBeGreaterThan(75);
      const strange = named(found).filter(
        (address) => !/^\/([a-z]*\/)?\?lang=en$/.test(address.slice(plain.origin.length)),
      );
      expect(strange).toEqual([]);
      expect(named(found).length).toBeGreaterThan(0);
    });
  });
}

test('with its menus in use, a page shows the same addresses', async ({ page }) => {
  await page.goto('/de/terms/');
  await page.locator('#language-button').click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(new Set(named(await page.evaluate(linksOf)))).toEqual(
    new Set([`${plain.origin}/terms/?lang=en`]),
  );
});

test('another tab opens at the address of the choice', async ({ page, context }) => {
  await page.goto('/terms/?utm_source=mail#law');
  const link = await footerLink(page, 'de');
  const presses: Parameters<typeof link.click>[0][] = [
    { button: 'middle' },
    { modifiers: ['ControlOrMeta'] },
  ];
  for (const press of presses) {
    const tab = context.waitForEvent('page');
    await link.click(press);
    await expect(await tab).toHaveURL('/de/terms/?utm_source=mail&lang=de#law');
  }
  await expect(page).toHaveURL('/terms/?utm_source=mail#law');
});
