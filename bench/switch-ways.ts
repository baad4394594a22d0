/** The ways to choose a language, and how far each brings the visitor before the choice itself. */
import type { Page } from 'playwright';
import type { Locale } from '../lib/locales';
import type { watchRequests } from './quiet';

type Watch = ReturnType<typeof watchRequests>;
export type Way = {
  /** Brings the page to where the choice is made, and returns what makes it. */
  choice: (page: Page, code: Locale, watch: Watch) => Promise<() => Promise<void>>;
  /** Whether the other page has been fetched by then. */
  ahead: boolean;
};

const inMenu = (page: Page, code: Locale) => page.locator(`header a[hreflang="${code}"]:visible`);

export const ways: Record<string, Way> = {
  'menu open, language highlighted': {
    ahead: true,
    async choice(page, code, watch) {
      await page.locator('#language-button').hover();
      await watch.quiet();
      await page.locator('#language-button').click();
      await inMenu(page, code).hover();
      await watch.quiet();
      return () => inMenu(page, code).click();
    },
  },
  'menu open, own language touched': {
    ahead: true,
    async choice(page, code, watch) {
      await page.locator('#language-button').tap();
      await inMenu(page, code).waitFor();
      await watch.quiet();
      return () => inMenu(page, code).tap();
    },
  },
  'cold, from the footer': {
    ahead: false,
    async choice(page, code, watch) {
      const link = page.locator(`#footer-language-${code}`);
      await link.scrollIntoViewIfNeeded();
      await watch.quiet();
      return () => link.tap();
    },
  },
};
