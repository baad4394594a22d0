/** The form enforces nothing. That it sends nothing as it comes, its unit test proves; keyboard.spec fills it in. */
import { simulatedSendMs } from '../../lib/facts';
import { button, form, status } from '../setup/contact-form';
import { expect, test } from '../setup/test';

test('it may be empty', async ({ page }) => {
  await page.clock.install();
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
