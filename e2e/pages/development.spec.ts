/** `npm run dev` is the site: decision, menu, change of language, kept `lang`, form. */
import { plain } from '../setup/exports';
import { footerPage } from '../setup/footer';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { type Running, startProcess } from '../setup/process';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

needsLanguages('de', 'fr');

const port = 4314;
const origin = `http://localhost:${port}`;
const { header, pages } = messagesOf('fr');

test.use({ baseURL: origin });

// In one worker, one after another: each worker starts a server, and there is one port.
test.describe.configure({ mode: 'default' });

/**
 * Asks for a file in every folder that the first page has files from, one after another. At the
 * first request to a route, Next.js adds its paths to a file that all requests read, and a request
 * that finds it half written gets a 500: https://github.com/vercel/next.js/issues/96259. A page's
 * files are asked for at once, and so would hit upon that.
 */
async function askOneByOne(): Promise<void> {
  const html = await (await fetch(origin)).text();
  const files = new Map(
    [...html.matchAll(/"((\/\w+\/)[\w.-]+)"/g)].map(([, file, folder]) => [folder, file]),
  );
  for (const file of files.values()) await fetch(origin + file);
}

let server: Running;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startProcess(['npx', 'tsx', 'tools/commands/dev.ts', '--port', String(port)], {
    isReady: () => fetch(origin),
    env: { ...plain.environment, NODE_ENV: 'development' },
  });
  await askOneByOne();
});
test.afterAll(() => server.stop());

test('a visitor has the site, as it is exported', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/?lang=de');
  await expect(page).toHaveURL('/de/?lang=de');
  const button = page.locator('#language-button');
  // Nothing listens before React has hydrated the page.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    await expect(button).toHaveRole('button', { timeout: 1000 });
  }).toPass();
  await button.click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/?lang=fr');
  await expect(page.locator('header nav a').first()).toHaveText(header.home);
  const contact = footerPage(page, pages.contact.title);
  await expect(contact).toHaveAttribute('href', /lang=fr$/);
  await contact.click();
  await expect(page).toHaveURL('/fr/contact/?lang=fr');
  // Waits again: React would report what the form changes while it hydrates the page.
  await expect(contact).toHaveAttribute('href', /lang=fr$/);
  await page.locator('form button').click();
  await expect(page.locator('form').getByRole('status')).toHaveText(pages.contact.form.success);
  await page.setViewportSize(phone);
  await page.locator('#drawer-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('it answers this machine alone', async () => {
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed');
});
