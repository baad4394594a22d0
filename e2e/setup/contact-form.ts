/** The contact form on a page, and what a visitor types into it. */
import { expect, type Page } from 'playwright/test';
import type { Endpoint } from './endpoint';
import { messagesOf } from './messages';

export const typed = {
  name: '  Mei Tan ',
  email: 'mei@example.org',
  subject: 'A question – 質問 👩‍👩‍👧',
  message: '\nFirst line\n\n\tSecond line & <more>  \n',
};
/** What the German form says. */
export const { form } = messagesOf('de').pages.contact;

export const status = (page: Page) => page.locator('form').getByRole('status');
export const button = (page: Page) => page.locator('form button');

export async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name=${name}]`).fill(value);
}

/** Every word stands where it was typed. */
export async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
}

/** Nothing is lost: the message can be sent again, and arrives whole. */
export async function expectSendable(page: Page, endpoint: Endpoint): Promise<void> {
  await expectKept(page);
  await expect(button(page)).toHaveText(form.submit);
  endpoint.reset();
  await button(page).click();
  await expect(status(page)).toHaveText(form.success);
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.message()).toEqual({ ...typed, website: '' });
}
