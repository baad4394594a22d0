import type { Page } from 'playwright';

const quietMs = 500;
const pollMs = 50;

/** Counts the page's requests from now on, and waits until none has been under way for half a second. */
export function watchRequests(page: Page) {
  let pending = 0;
  let count = 0;
  let lastChange = performance.now();
  const change = (by: number) => () => {
    pending += by;
    count += Math.max(by, 0);
    lastChange = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return {
    count: () => count,
    quiet: async () => {
      while (pending > 0 || performance.now() - lastChange < quietMs) {
        await page.waitForTimeout(pollMs);
      }
    },
  };
}
