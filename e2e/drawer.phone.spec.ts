import { expect, test } from './setup/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the drawer comes from the end side, 80% wide, and holds the navigation', async ({ page }) => {
  await page.getByLabel('Open menu').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'How we choose' })).toBeInViewport();
  const panel = drawer.locator('> div').last();
  await expect.poll(async () => Math.round((await panel.boundingBox())?.x ?? 0)).toBe(72);
  expect((await panel.boundingBox())?.width).toBeCloseTo(288, 0);
});

test('choosing a section closes the drawer and scrolls there', async ({ page }) => {
  await page.getByLabel('Open menu').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Tips' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/#tips-for-success');
  await expect(page.locator('#tips-for-success h2')).toBeInViewport();
});

test('choosing a page leads to its top, with the drawer closed', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByLabel('Open menu').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('h1')).toHaveText('Contact');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the links of the drawer keep the language, and tell the partner', async ({ page }) => {
  await page.goto('/pt-BR/?lang=pt-BR');
  await page.locator('#drawer-button').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('a[rel~=sponsored]')).toHaveAttribute('href', /lang=pt-BR$/);
  await drawer.getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL('/pt-BR/contact/?lang=pt-BR');
});

test('Escape and the dimmed page close the drawer, and focus goes back to its button', async ({
  page,
}) => {
  const button = page.getByLabel('Open menu');
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Tips' })).toBeInViewport();
  await page.mouse.click(20, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
