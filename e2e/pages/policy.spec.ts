/**
 * The Content-Security-Policy and the integrity of script files hold in the browser. That nothing
 * of the site's own breaks the policy is checked in every test of the suite, by the guard in
 * `setup/test.ts`; what it says, by tools/finish/policy.test.ts; that each page has it, and that
 * its scripts keep to it, by the verifier.
 */
import { changeOnce } from '../setup/change';
import { footerPage } from '../setup/footer';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';

const plant = "document.documentElement.dataset.planted = 'yes';";

test('what is planted neither runs nor is fetched', async ({
  page,
  expectedErrors,
  pageErrors,
}) => {
  expectedErrors.push(
    /Content Security Policy/,
    /^securitypolicyviolation/,
    /evil\.example|\/none\)/,
  );
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
    await expect.poll(() => pageErrors.join('\n')).toContain(name);
  expect(fetched).toEqual([]);
});

test('a script file with other contents is refused', async ({
  page,
  pageErrors,
  expectedErrors,
}) => {
  expectedErrors.push(/integrity/);
  await changeOnce(page, /\/scripts\/.*\.js$/, (script) => script + plant);
  await page.goto('/contact/');
  await expect.poll(() => pageErrors.join('\n')).toContain('integrity');
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
  const { title } = messagesOf('en').pages.imprint;
  await footerPage(page, title).click();
  await expect(page.locator('h1')).toHaveText(title);
});
