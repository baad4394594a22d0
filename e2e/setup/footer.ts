import type { Locator, Page } from 'playwright/test';

/**
 * The footer's link to a page, by its whole title: an address like `kontakt@…`, which is a link
 * there as well, has the title of a page in it.
 */
export function footerPage(page: Page, title: string): Locator {
  return page.locator('footer').getByRole('link', { name: title, exact: true });
}
