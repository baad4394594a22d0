/**
 * Links to the partner. That each names affiliate, language and purpose is a rule of the verifier,
 * and that it follows a choice is in propagate-language.client.test.ts.
 */
import { plain } from '../setup/exports';
import { expect, test } from '../setup/test';

const partner = 'https://rewards.partner.example/top-five';

test('every brand and the text below them lead to the partner', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#brands li a[rel~="sponsored"]')).toHaveCount(
    plain.site.config.brands.length,
  );
  await expect(page.locator('#brands p a[rel~="sponsored"]')).toHaveCount(1);
});

test('following one tells the site, no more', async ({
  page,
  context,
  pageErrors,
  expectedErrors,
}) => {
  // The page sets the policy itself: this host's own header would pass the whole address on.
  await page.route('/?utm_source=mail', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'referrer-policy': 'unsafe-url' };
    await route.fulfill({ response, headers });
  });
  expectedErrors.push(new RegExp(`^request to ${partner}`));
  await context.route(`${partner}**`, (route) => route.fulfill({ body: 'partner' }));
  await page.goto('/?utm_source=mail');
  const request = context.waitForEvent('request', (request) => request.url().startsWith(partner));
  const opened = context.waitForEvent('page');
  await page.locator(`article a[href^="${partner}"]`).click();
  await expect(await opened).toHaveURL(`${partner}?affid=4343&lang=en`);
  expect((await request).headers().referer).toBe(`${plain.origin}/`);
  await expect(page).toHaveURL('/?utm_source=mail');
  // The one request that is meant to leave the site.
  expect(pageErrors).toHaveLength(1);
});
