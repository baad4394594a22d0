import { plain, under } from './setup/sites';
import { expect, test } from './setup/test';

const partner = 'https://rewards.partner.example/top-five';

for (const [path, lang] of [
  ['/', 'en'],
  ['/de/', 'de'],
  ['/ja/contact/', 'ja'],
  ['/?lang=ja', 'ja'],
]) {
  test(`partner links on ${path} name ${lang}`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator('a[rel~="sponsored"]');
    await expect(links.first()).toBeAttached();
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', `${partner}?affid=4343&lang=${lang}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    }
  });
}

test('the earn button, the calls to action and the ten brands lead to the partner', async ({
  page,
}) => {
  await page.goto('/');
  const count = (place: string) => page.locator(`${place} a[rel~="sponsored"]`).count();
  expect(await count('header > div > div >')).toBe(1);
  expect(await count('article')).toBe(1);
  expect(await count('#brands li')).toBe(10);
  expect(await count('#brands p')).toBe(1);
});

test('another base, with a query, gets its parameters appended', async ({ page }) => {
  await page.goto(`${under.origin}${under.basePath}/de/`);
  const link = page.locator('header a[rel~="sponsored"]').first();
  const expected = 'https://rewards.partner.example/top?list=5&affid=sg-77&lang=de';
  await expect(link).toHaveAttribute('href', expected);
});

test('following one opens a new tab and leaves this one', async ({
  page,
  context,
  complaints,
  provoked,
}) => {
  provoked.push(new RegExp(`^asked for ${partner}`));
  await context.route(`${partner}**`, (route) => route.fulfill({ body: 'partner' }));
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.locator('article a[rel~="sponsored"]').click();
  await expect(await opened).toHaveURL(`${partner}?affid=4343&lang=en`);
  await expect(page).toHaveURL(`${plain.origin}/`);
  // The one request that is meant to leave the site.
  expect(complaints).toHaveLength(1);
});
