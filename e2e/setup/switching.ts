/** Choosing a language, and what shows that the page was exchanged in place. */

import { expect, type Locator, type Page } from 'playwright/test';
import { languageRow } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { plain } from './exports';

export const languageButton = (page: Page) => page.locator('#language-button');

/**
 * Gives the language button the focus. One that comes before the script leaves the plain list: then
 * it is given again.
 */
export async function focusMenu(page: Page): Promise<void> {
  const button = languageButton(page);
  await expect(async () => {
    await button.blur();
    await button.focus();
    await expect(button).toHaveRole('button', { timeout: 1000 });
  }).toPass();
}

/** A language in the footer's list, which has to be opened first. */
export async function footerLink(page: Page, code: string): Promise<Locator> {
  const list = page.locator('#footer-languages');
  if (!(await list.evaluate((details: HTMLDetailsElement) => details.open)))
    await list.locator('summary').click();
  return page.locator(`#footer-language-${code}`);
}

export async function choose(page: Page, code: string): Promise<void> {
  await languageButton(page).click();
  await page
    .getByRole('menuitem', { name: languageRow(plain.site, code as Locale).name, exact: true })
    .click();
}

/** Marks the document, to see later that it is still the same. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
