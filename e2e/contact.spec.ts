/** The form as it comes: it sends nothing. */
import type { Page } from 'playwright/test';
import { expect, test } from './setup/test';

const button = (page: Page) => page.locator('form button');

test('without an endpoint the form shows sending, then sent, and asks no server', async ({
  page,
}) => {
  await page.goto('/contact/');
  await page.getByLabel('Name').fill('Mei');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The form's own code may come at the press.
    if (request.resourceType() !== 'script') requests.push(request.url());
  });
  const started = Date.now();
  await button(page).click();
  await expect(button(page)).toHaveText('Sending…');
  await expect(button(page)).toBeDisabled();
  await expect(page.getByLabel('Name')).toBeDisabled();
  await expect(page.locator('form').getByRole('status')).toHaveText(
    'Thank you for your message! We will get back to you soon.',
  );
  expect(Date.now() - started).toBeGreaterThanOrEqual(1500);
  await expect(button(page)).toBeDisabled();
  await expect(page.getByLabel('Message', { exact: false })).toBeDisabled();
  expect(requests).toEqual([]);
});

test('nothing is enforced: the empty form is sent as well', async ({ page }) => {
  await page.goto('/de/contact/');
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  for (const name of ['name', 'email', 'subject', 'message']) {
    await expect(page.locator(`[name=${name}]`)).toHaveJSProperty('required', true);
  }
  await expect(page.locator('[name=email]')).toHaveAttribute('type', 'email');
  await expect(page.locator('[name=message]')).toHaveAttribute('rows', '8');
  await button(page).click();
  await expect(button(page)).toBeDisabled();
});

test('after a reload the form is as new', async ({ page }) => {
  await page.goto('/contact/');
  await button(page).click();
  await expect(page.locator('form').getByRole('status')).toContainText('Thank you');
  await page.reload();
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText('Send message');
});

for (const [path, hours, email, phone] of [
  [
    '/contact/',
    'Monday to Friday, 9am to 5pm, Singapore time',
    'hello@survey-guide.example',
    '+61255500100',
  ],
  ['/de/contact/', '9–\u206017 Uhr', 'hallo@survey-guide.example', '+493023125100'],
]) {
  test(`${path} names the hours and how to reach the operator`, async ({ page }) => {
    await page.goto(path);
    const main = page.locator('main');
    await expect(main.getByText(hours)).toBeVisible();
    await expect(main.locator(`a[href="mailto:${email}"]`)).toBeVisible();
    await expect(main.locator(`a[href="tel:${phone}"]`)).toBeVisible();
  });
}
