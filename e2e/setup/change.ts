import type { Page, Route } from 'playwright/test';

/** Changes what the browser gets at an address, the first time that it asks. */
export async function changeOnce(
  page: Page,
  address: string | RegExp,
  edit: (text: string) => string,
): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  };
  await page.route(address, answer, { times: 1 });
}
