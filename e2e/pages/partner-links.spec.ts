/** Links to the partner. That each names affiliate, language and purpose is a rule of the verifier. */
import { plain, under } from '../setup/exports';
import { expect, test } from '../setup/test';

const partner = 'https://rewards.partner.example/top-five';

test('earn button, calls to action and ten brands lead to the partner', async ({ page }) => {
  await page.goto('/');
  const count = (place: string) => page.locator(`${place} a[rel~="sponsored"]`).count();
  expect(await count('header > div > div >')).toBe(1);
  expect(await count('article')).toBe(1);
  expect(await count('#brands li')).toBe(10);
  expect(await count('#brands p')).toBe(1);
});

test('they name the language of the page, or the one that was chosen', async ({ page }) => {
  const links = page.locator('a[rel~="sponsored"]');
  for (const [path, lang] of [
    ['/pt-BR/', 'pt'],
    ['/pt-BR/?lang=pt-BR', 'pt-BR'],
    ['/?lang=ja', 'ja'],
  ]) {
    await page.goto(path);
    await expect(links.last()).toHaveAttribute('href', `${partner}?affid=4343&lang=${lang}`);
    const all = await links.evaluateAll((every) => every.map((link) => link.getAttribute('href')));
    expect(new Set(all).size, path).toBe(1);
  }
  await page.locator('#footer-language-pt-PT').click();
  await expect(links.first()).toHaveAttribute('href', /lang=pt-PT$/);
  await page.goto(`${under.origin}${under.basePath}/de/`);
  const other = 'https://rewards.partner.example/top?list=5&affid=sg-77&lang=de';
  await expect(links.first()).toHaveAttribute('href', other);
});

test('following one opens a new tab, leaves this one, and tells which site it comes from, no more', async ({
  page,
  context,
  complaints,
  provoked,
}) => {
  // The page itself says so: this host would have the whole address told.
  await page.route('/?utm_source=mail', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'referrer-policy': 'unsafe-url' };
    await route.fulfill({ response, headers });
  });
  provoked.push(new RegExp(`^asked for ${partner}`));
  await context.route(`${partner}**`, (route) => route.fulfill({ body: 'partner' }));
  await page.goto('/?utm_source=mail');
  const asked = context.waitForEvent('request', (request) => request.url().startsWith(partner));
  const opened = context.waitForEvent('page');
  await page.locator('article a[rel~="sponsored"]').click();
  await expect(await opened).toHaveURL(`${partner}?affid=4343&lang=en`);
  expect((await asked).headers().referer).toBe(`${plain.origin}/`);
  await expect(page).toHaveURL('/?utm_source=mail');
  // The one request that is meant to leave the site.
  expect(complaints).toHaveLength(1);
});
