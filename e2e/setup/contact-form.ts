/** The contact form on a page, and what a visitor types into it. */
import { expect, type Page } from 'playwright/test';
import { languageOrEnglish } from './languages';
import { messagesOf } from './messages';

export const typed = {
  name: '  Mei Tan ',
  email: 'mei@example.org',
  subject: 'A question – 質問 👩‍👩‍👧',
  message: `\nFirst line\n\n\tSecond line & <more>  \n${'Noch eine Zeile\n'.repeat(300)} `,
};
/**
 * In another language than that of the form's own words in the specification, if the site has one.
 */
export const locale = languageOrEnglish('de');
export const { form } = messagesOf(locale).pages.contact;

export const status = (page: Page) => page.locator('form').getByRole('status');
export const button = (page: Page) => page.locator('form button');

export async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name=${name}]`).fill(value);
}

/** Expects that every field still has what was typed into it. */
export async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
}
