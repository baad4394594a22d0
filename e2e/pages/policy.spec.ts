/**
 * The Content-Security-Policy holds in the browser. That nothing of the site's own breaks it is checked in every test of
 * the suite, by the guard in `setup/test.ts`; what it says, by tools/export/policy.test.ts; that each page has it, its
 * scripts keep to it, and script files are bound to their contents, by the verifier.
 */
import { changeOnce } from '../setup/change';
import { expect, test } from '../setup/test';

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
