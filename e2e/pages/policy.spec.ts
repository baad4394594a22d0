/**
 * What the Content-Security-Policy says, and that it and the integrity of script files hold in the browser. That nothing
 * of the site's own breaks them is checked in every test of the suite, by the guard in `setup/test.ts`; that each page's
 * scripts keep to it, by the verifier.
 */
import { readFileSync } from 'node:fs';
import { allPages, fileOf } from '../../lib/paths';
import { referrerPolicy } from '../../tools/hosting/rules';
import { changeOnce } from '../setup/change';
import { plain, under } from '../setup/exports';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';

for (const { folder, settings } of [plain, under]) {
  test(`${folder}: every page allows what it uses, and nothing more`, () => {
    const endpoint = settings.CONTACT_ENDPOINT;
    for (const file of [...allPages.map(fileOf), '404.html', 'de/404.html']) {
      const html = readFileSync(`${folder}/${file}`, 'utf8');
      const [, policy] = html.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
      const directives = policy.replace(/ 'sha256-[^']*'/g, ' HASH').split('; ');
      expect(directives, file).toEqual([
        "default-src 'none'",
        expect.stringMatching(/^script-src 'self'( HASH)+$/),
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        endpoint ? `connect-src 'self' ${endpoint}` : "connect-src 'self'",
        "manifest-src 'self'",
        `form-action ${endpoint || "'none'"}`,
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types site',
      ]);
      const inline = html.match(/<script(?![^>]* (src=|type="application\/))/g) ?? [];
      expect(policy.match(/sha256-/g), file).toHaveLength(inline.length);
      expect(html, file).toContain(`"><meta name="referrer" content="${referrerPolicy}"><script>`);
    }
  });
}

const plant = "document.documentElement.dataset.planted = 'yes';";

test('what is planted neither runs nor is fetched', async ({ page, provoked, complaints }) => {
  provoked.push(/Content Security Policy/, /^securitypolicyviolation/, /evil\.example|\/none\)/);
  const planted = [
    `<script>${plant}</script>`,
    `<img src="/none" onerror="${plant}" alt=""/>`,
    '<p style="position:fixed">planted</p>',
    '<script src="https://evil.example/x.js"></script>',
    '<img src="https://evil.example/x.png" alt=""/>',
    '<iframe src="https://evil.example/"></iframe>',
    '<base href="https://evil.example/"/>',
  ];
  await changeOnce(page, '/', (html) => html.replace('<main', `${planted.join('')}<main`));
  const fetched: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    fetched.push(route.request().url());
    return route.abort();
  });
  await page.goto('/');
  await expect(page.getByText('planted')).toHaveCSS('position', 'static');
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
  for (const name of [
    'script-src-elem',
    'script-src-attr',
    'style-src-attr',
    'img-src',
    'frame-src',
    'base-uri',
  ])
    await expect.poll(() => complaints.join('\n')).toContain(name);
  expect(fetched).toEqual([]);
});

test('a script file with other contents is refused', async ({ page, complaints, provoked }) => {
  provoked.push(/integrity/);
  await changeOnce(page, /\/scripts\/.*\.js$/, (script) => script + plant);
  await page.goto('/contact/');
  await expect.poll(() => complaints.join('\n')).toContain('integrity');
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
  const { title } = messagesOf('en').pages.imprint;
  await page.locator('footer').getByRole('link', { name: title }).click();
  await expect(page.locator('h1')).toHaveText(title);
});
