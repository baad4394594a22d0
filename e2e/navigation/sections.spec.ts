/**
 * The navigation reaches each section, no heading is under the header, and the section that is
 * being read is marked.
 */
import type { Page } from 'playwright/test';
import type { HomeSection } from '../../lib/site/names';
import { plain } from '../setup/exports';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';

const { header, pages } = messagesOf('en');
const inNavigation = plain.site.config.homeSections
  .filter(({ label }) => label)
  .map(({ id }) => id);
const transparent = 'rgba(0, 0, 0, 0)';

/** Whether a section's heading stands near the top of the window, and below the header. */
async function isClear(page: Page, section: string): Promise<boolean> {
  const heading = await page.locator(`${section} h2`).boundingBox();
  const header = await page.locator('header').boundingBox();
  if (!heading || !header) return false;
  return heading.y < 400 && heading.y >= header.y + header.height;
}

test('the navigation scrolls to each section in order, clear of the header', async ({ page }) => {
  // Without smooth scrolling, which would still be under way when the test looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(inNavigation).toEqual(ids.filter((id) => inNavigation.some((known) => known === id)));
  for (const id of inNavigation) {
    await page.locator(`header a[href="#${id}"]:visible`).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect.poll(() => isClear(page, `#${id}`)).toBe(true);
  }
});

test('the section that is being read is marked, from its heading on, and it alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const navigation = page.locator('header nav');
  const marked = navigation.locator('[aria-current=location]:visible');
  await expect(marked).toHaveCount(0);
  for (const [id, name] of [
    ['tips-for-success', header.nav.tips],
    ['about', header.nav.about],
    ['how-we-choose', header.nav.how_we_choose],
  ] as const satisfies [HomeSection, string][]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(marked).toHaveText([name]);
    await expect(marked).not.toHaveCSS('border-bottom-color', transparent);
    const home = navigation.getByRole('link', { name: header.home });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(home).toHaveCSS('border-bottom-color', transparent);
  }
  // A section that the navigation lacks counts as part of the one before it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(marked).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(marked).toHaveCount(0);
});

for (const path of ['/terms/', '/privacy/']) {
  test(`${path} has a table of contents that follows the reading`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: pages.contents });
    const links = contents.getByRole('link');
    await expect(page.locator('main section[id]')).toHaveCount(await links.count());
    for (const [index, link] of (await links.all()).entries()) {
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await expect(target.locator('h2')).toHaveText(new RegExp(`^${index + 1}\\. `));
    }
    const current = contents.locator('[aria-current=location]');
    for (const link of await links.all()) {
      await link.click();
      await expect(current).toHaveText((await link.textContent()) ?? '');
    }
    await page.goto(path);
    await expect(current).toHaveText((await links.first().textContent()) ?? '');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(current).toHaveText((await links.last().textContent()) ?? '');
  });
}

test("the header's hairline appears on scroll", async ({ page }) => {
  await page.goto('/');
  const shadow = () =>
    page.locator('header').evaluate((element) => getComputedStyle(element).boxShadow);
  const clear = `${transparent} 0px 1px`;
  expect(await shadow()).toContain(clear);
  await page.mouse.wheel(0, 400);
  await expect.poll(shadow).not.toContain(clear);
});
