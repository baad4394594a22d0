/** The form as it comes: it enforces nothing, and sends nothing. */
import { button, expectKept, fill, form, status } from '../setup/contact-form';
import { expect, test } from '../setup/test';

test('without an endpoint it shows sending, then sent, and asks no server', async ({ page }) => {
  await page.goto('/de/contact/');
  await fill(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // The form's own code may come at the press.
    if (request.resourceType() !== 'script') requests.push(request.url());
  });
  await button(page).click();
  await expect(button(page)).toHaveText(form.submitting);
  await expect(status(page)).toHaveText(form.success);
  for (const control of await page.locator('form :is(input, textarea, button)').all())
    await expect(control).toBeDisabled();
  await expectKept(page);
  expect(requests).toEqual([]);
  await page.reload();
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(form.submit);
});

test('nothing is enforced: the empty form is sent as well', async ({ page }) => {
  await page.goto('/de/contact/');
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  for (const name of ['name', 'email', 'subject', 'message'])
    await expect(page.locator(`[name=${name}]`)).toHaveJSProperty('required', true);
  await expect(page.locator('[name=email]')).toHaveAttribute('type', 'email');
  await expect(page.locator('[name=message]')).toHaveAttribute('rows', '8');
  await button(page).click();
  await expect(status(page)).toHaveText(form.success);
});
