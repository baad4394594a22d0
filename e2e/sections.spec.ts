import { homeSections } from '../lib/home-sections';
import { expect, test } from './setup/test';

const inNavigation = homeSections.filter(({ label }) => label).map(({ id }) => id);

test('the home page has its sections in order', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(inNavigation);
  await expect(page.locator('#how-we-choose li')).toHaveCount(3);
  await expect(page.locator('#tips-for-success li')).toHaveCount(4);
  await expect(page.locator('#brands li')).toHaveCount(10);
});

for (const path of ['/terms/', '/privacy/']) {
  test(`${path} has eight numbered sections, each reached from the table of contents`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveCount(8);
    for (const [index, link] of (await links.all()).entries()) {
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await expect(target.locator('h2')).toHaveText(new RegExp(`^${index + 1}\\. `));
    }
  });
}

for (const id of inNavigation) {
  test(`the navigation scrolls to ${id}, clear of the header`, async ({ page }) => {
    await page.goto('/');
    await page.locator(`header a[href="#${id}"]:visible`).click();
    await expect(page).toHaveURL(`/#${id}`);
    const headerEnd = await page
      .locator('header')
      .evaluate((header) => header.getBoundingClientRect().bottom);
    const heading = page.locator(`#${id} h2`);
    await expect(heading).toBeInViewport();
    // The scroll is smooth: it has ended when the heading stands where it will stay.
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(headerEnd);
  });
}

test('smooth scrolling is left out for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('a section link on another page leads to the section of the home page', async ({ page }) => {
  await page.goto('/de/terms/');
  await page.locator('header nav').getByRole('link', { name: 'Marken' }).click();
  await expect(page).toHaveURL('/de/#brands');
  await expect(page.locator('#brands h2')).toBeInViewport();
});

test('every change of page starts at the top', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer').getByRole('link', { name: 'Terms of use' }).first().click();
  await expect(page.locator('h1')).toHaveText('Terms of use');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('h1')).toHaveText('Contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
