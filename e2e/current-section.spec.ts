/** The navigation says which section is being read. */
import { expect, test } from './setup/test';

const transparent = 'rgba(0, 0, 0, 0)';

test('the section in the middle of the window is marked, and it alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const navigation = page.locator('header nav');
  const marked = navigation.locator('[aria-current=location]:visible');
  await expect(marked).toHaveCount(0);
  for (const [id, name] of [
    ['tips-for-success', 'Tips'],
    ['about', 'About'],
    ['how-we-choose', 'How we choose'],
  ]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(marked).toHaveText([name]);
    await expect(marked).not.toHaveCSS('border-bottom-color', transparent);
    const home = navigation.getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(home).toHaveCSS('border-bottom-color', transparent);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(marked).toHaveCount(0);
});

test('the table of contents of a legal page follows the reading', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms/');
  await page.locator('#law').evaluate((section) => section.scrollIntoView({ block: 'center' }));
  const marked = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('href', '#law');
});

test("the header's hairline appears on scroll", async ({ page }) => {
  await page.goto('/');
  const header = page.locator('header');
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const clear = `${transparent} 0px 1px`;
  expect(await shadow()).toContain(clear);
  await page.mouse.wheel(0, 400);
  await expect.poll(shadow).not.toContain(clear);
});
