/** Choosing a language, and what shows that the page was exchanged in place. */
import type { Page } from 'playwright/test';
import { type Locale, localeRow } from '../../lib/locales';

export const languageButton = (page: Page) => page.locator('#language-button');

/** What is said of a change of language. */
export const announcement = (page: Page) => page.locator('#language-status > :not([hidden])');

export const footerLink = (page: Page, code: Locale) => page.locator(`#footer-language-${code}`);

export async function choose(page: Page, code: Locale): Promise<void> {
  await languageButton(page).click();
  await page.getByRole('menuitem', { name: localeRow(code).name, exact: true }).click();
}

/** Marks the document, to see later that it is still the same. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
