/** What CONTRIBUTING.md says adds a language, a page and an article: the copy in `e2e/setup/builds/trial.ts` did nothing else. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { localeCodes } from '../../lib/locales';
import { allPages } from '../../lib/paths';
import { isInEveryLanguage, routes } from '../../lib/routes';
import { filesBelow } from '../../tools/export/files';
import { copyChecks } from '../../tools/testing/project-copy';
import { trial } from '../setup/exports';
import { expect, test } from '../setup/test';

test.use({ baseURL: trial.origin });

const read = (file: string) => readFileSync(`${trial.project}/${trial.folder}/${file}`, 'utf8');

/** The unit tests that see a registry or the messages. */
const related = ['--findRelatedTests', 'lib/locales.ts', 'lib/routes.ts', 'messages/en.json'];

test('lint, types and unit tests find nothing left to do', async () => {
  test.setTimeout(180_000);
  copyChecks(trial.project ?? '');
  for (const [command, ...options] of [['lint', '--write'], ['types'], ['unit', ...related]]) {
    await test.step(command, () => {
      const { status, stdout, stderr } = spawnSync('npm', ['run', command, '--', ...options], {
        cwd: trial.project,
        encoding: 'utf8',
      });
      expect(status, stdout + stderr).toBe(0);
    });
  }
});

test('each has its pages, and those that it has alone', () => {
  const pages = filesBelow(`${trial.project}/${trial.folder}`).filter((file) =>
    file.endsWith('index.html'),
  );
  // Arabic, in which all pages are, and two of the three new ones in every language.
  const inArabic = routes.filter(isInEveryLanguage);
  const added = inArabic.length + 2 * (localeCodes.length + 1) + 2;
  expect(pages).toHaveLength(allPages.length + added);
  expect(pages).toEqual(
    expect.arrayContaining(['ar/trial-story/index.html', 'trial-local/index.html']),
  );
  expect(pages.filter((file) => /trial-local/.test(file))).toEqual([
    'de/trial-local/index.html',
    'trial-local/index.html',
  ]);
});

test('an article says who wrote it and when, to people and to programs', async ({ page }) => {
  await page.goto('/de/trial-story/');
  await expect(page.locator('main time')).toHaveAttribute('datetime', '2025-09-16');
  const html = read('de/trial-story/index.html');
  expect(html).toContain('property="og:type" content="article"');
  expect(html).toContain('property="article:published_time" content="2025-09-16"');
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)</)?.[1] ?? '');
  expect(data['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual([
    ...['WebSite', 'Organization', 'Article', 'BreadcrumbList'],
  ]);
  expect(read('de/trial-guide/index.html')).toContain('property="og:type" content="website"');
});

test('a page in two languages is offered in these, to people and to programs', async ({ page }) => {
  await page.goto('/trial-local/');
  await page.locator('#language-button').click();
  await expect(page.getByRole('menuitem')).toHaveText(['English', 'Deutsch']);
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/trial-local/?lang=de');
  const alternates = /<link rel="alternate" hreflang="([^"]*)"/gi;
  const named = [...read('trial-local/index.html').matchAll(alternates)].map(([, code]) => code);
  expect(named).toEqual(['en', 'de', 'x-default']);
  for (const code of ['de', 'ja', 'ar']) {
    expect(read(`${code}/index.html`).includes(`"/${code}/trial-local/"`)).toBe(code === 'de');
    expect(read(`${code}/index.html`)).toContain(`"/${code}/trial-guide/"`);
  }
});

// Which languages a page in fewer of them leads to, lib/language/decide.test.ts proves.
test('nobody is led to a page in a language that it lacks', async ({ page }) => {
  for (const [at, to, lang] of [
    ['/trial-local/?lang=ja&a=1', '/trial-local/?lang=en&a=1', 'en'],
    ['/ja/trial-local/', '/ja/', 'ja'],
    ['/trial-guide/?lang=ja', '/ja/trial-guide/?lang=ja', 'ja'],
  ]) {
    await page.goto(at);
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});
