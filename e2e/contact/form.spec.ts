/** The form as it comes: it enforces nothing, and sends nothing. */
import { simulatedSendMs } from '../../lib/facts';
import { button, expectKept, fill, form, status } from '../setup/contact-form';
import { expect, test } from '../setup/test';

test('without an endpoint it asks no server, and may be empty', async ({ page }) => {
  await page.clock.install();
  await page.goto('/de/contact/');
  await fill(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await button(page).click();
  await expect(button(page)).toHaveText(form.submitting);
  await page.clock.runFor(simulatedSendMs);
  await expect(status(page)).toHaveText(form.success);
  for (const control of await page.locator('form :is(input, textarea, button)').all())
    await expect(control).toBeDisabled();
  await expectKept(page);
  expect(requests).toEqual([]);

  await page.goto('/de/contact/');
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  for (const name of ['name', 'email', 'subject', 'message'])
    await expect(page.locator(`[name=${name}]`)).toHaveJSProperty('required', true);
  await expect(page.locator('[name=email]')).toHaveAttribute('type', 'email');
  await expect(page.locator('[name=message]')).toHaveAttribute('rows', '8');
  await expect(button(page)).toHaveText(form.submit);
  await button(page).click();
  await page.clock.runFor(simulatedSendMs);
  await expect(status(page)).toHaveText(form.success);
});
