import type { Page, Route } from 'playwright/test';

/** Holds what the script asks for at an address, until the test lets it go; the browser's own loading goes through. */
export async function holdFetches(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(address, (route) =>
    route.request().resourceType() === 'fetch' ? void held.push(route) : route.continue(),
  );
  return {
    /** How many requests are waiting for an answer. */
    count: () => held.length,
    /** Answers what is waiting, in the host's own way unless another is given. */
    async release(answer: (route: Route) => Promise<void> = (route) => route.continue()) {
      for (const route of held.splice(0)) await answer(route);
    },
  };
}
