/** What a visitor has when one kind of file never comes: it fails, or is still awaited when they leave. */
import { messagesOf } from '../setup/messages';
import { phone } from '../setup/sizes';
import { expect, refused, test } from '../setup/test';

const { header, hero, pages } = messagesOf('de');
const japanese = messagesOf('ja');

test.use({ locale: 'de-AT' });

for (const [kind, fails] of [
  ['script', true],
  ['script', false],
  ['font', true],
  ['font', false],
  // Every browser waits for a stylesheet before it paints: of one that takes long there is nothing to see.
  ['stylesheet', true],
] as const) {
  const what = `every ${kind} ${fails ? 'fails' : 'takes for ever'}`;
  test(`${what}: the page is there to read, its controls open, and all of it leads on`, async ({
    page,
    provoked,
  }) => {
    provoked.push(refused);
    let asked = 0;
    await page.route('**/*', (route) => {
      if (route.request().resourceType() !== kind) return route.continue();
      asked += 1;
      // A route that nobody answers is a file that takes for ever.
      return fails ? route.abort() : undefined;
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/de/');
    await expect(page.locator('h1')).toHaveText(hero.title);
    await expect(page.locator('h1')).toBeInViewport();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(page.locator('article p').first()).toBeVisible();
    await expect(page.locator('article a[rel~=sponsored]')).toHaveAttribute('href', /lang=de$/);
    await page.locator('header nav').first().getByRole('link', { name: header.nav.tips }).click();
    await expect(page.locator('#tips-for-success h2')).toBeInViewport();
    await page.locator('footer').getByRole('link', { name: header.nav.contact }).click();
    await expect(page.locator('h1')).toHaveText(pages.contact.title);
    await page.locator('#language-button').click();
    await page.locator('header [hreflang=ja]:visible').first().click();
    await expect(page).toHaveURL('/ja/contact/?lang=ja');
    await expect(page.locator('h1')).toHaveText(japanese.pages.contact.title);
    await page.setViewportSize(phone);
    await page.locator('#drawer-button').click();
    const open = page.locator(':is(details[open], [role=dialog])');
    await open.getByRole('link', { name: japanese.header.home, exact: true }).click();
    // It is the script that has links keep the parameter; the address's prefix names the language all the same.
    await expect(page).toHaveURL(kind === 'script' ? '/ja/' : '/ja/?lang=ja');
    await expect(page.locator('h1')).toHaveText(japanese.hero.title);
  });
}
