import { expect, type Page, type Route } from 'playwright/test';

/**
 * Holds back the answers to `fetch` at an address until the test releases them. Pages are loaded as
 * usual.
 */
export async function holdFetches(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(address, async (route) => {
    if (route.request().resourceType() === 'fetch') held.push(route);
    else await route.continue();
  });
  return {
    /** How many requests are waiting for an answer. */
    count: () => held.length,
    /**
     * Answers the requests that are waiting: as the host does, unless the test gives another
     * answer. Waits for the first, because the browser tells of a request a while after the page
     * has made it.
     */
    async release(answer: (route: Route) => Promise<void> = (route) => route.continue()) {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const route of held.splice(0)) await answer(route);
    },
  };
}
