/** `npm run share`: one file that shows what others will see of an export, opened as a reviewer would. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { allPages } from '../../lib/address/paths';
import { localesWith, routesOf } from '../../lib/site/pages';
import { unset } from '../../lib/testing/filled-operator';
import { violations } from '../setup/axe';
import { plain, under } from '../setup/exports';
import { expect, test } from '../setup/test';
import { desktop, phone } from '../setup/window';

/** Writes the page of an export into the test's folder, and opens it from there. */
async function open(page: Page, folder: string): Promise<void> {
  const target = test.info().outputPath('page');
  const command = ['--import', 'tsx', 'tools/commands/share.ts', folder, target];
  const env = { ...process.env, ...unset };
  expect(spawnSync(process.execPath, command, { encoding: 'utf8', env }).stderr).toBe('');
  await page.goto(pathToFileURL(join(target, 'index.html')).href);
}

const control = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const pagesShown = (page: Page) =>
  page
    .locator('article:visible')
    .evaluateAll((articles) => articles.map(({ dataset }) => `${dataset.locale} ${dataset.route}`));

test('every page is there, is accessible, and can be sorted and filtered', async ({ page }) => {
  await open(page, under.folder);
  await expect(page.locator('#count')).toHaveText('No faults');
  const byLanguage = allPages(plain.site).map(({ locale, route }) => `${locale} ${route}`);
  expect(await pagesShown(page)).toEqual(byLanguage);

  await control(page, 'Sort by').selectOption('page');
  const byPage = routesOf(plain.site).flatMap((route) =>
    localesWith(plain.site, route).map((locale) => `${locale} ${route}`),
  );
  expect(await pagesShown(page)).toEqual(byPage);
  await control(page, 'Sort by').selectOption('language');
  expect(await pagesShown(page)).toEqual(byLanguage);

  await control(page, 'Language').selectOption('de');
  const german = byLanguage.filter((name) => name.startsWith('de '));
  expect(await pagesShown(page)).toEqual(german);
  const count = `${german.length} of ${allPages(plain.site).length} pages`;
  await expect(page.getByRole('status')).toHaveText(count);
  const article = page.locator('article[data-route=terms]:visible');
  await expect(article.locator('dt')).toHaveText([
    'https://www.kaya-guides.sg/surveys/de/terms/',
    'https://www.kaya-guides.sg/surveys/terms/?lang=de',
  ]);
  const [picture, english] = ['de', 'en'].map((code) =>
    readFileSync(join(under.folder, `og/${code}-terms.png`), 'base64'),
  );
  expect(picture).not.toBe(english);
  for (const preview of await article.getByRole('img').all())
    await expect(preview).toHaveCSS('background-image', `url("data:image/png;base64,${picture}")`);
  await expect(article.getByRole('img')).toHaveCount(2);

  await control(page, 'Language').selectOption('ja');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      expect(await violations(page), `${colorScheme}, ${size.width}`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(size.width);
    }
  }
});

test('planted faults are counted and marked where they are', async ({ page }) => {
  const copy = test.info().outputPath('export');
  cpSync(under.folder, copy, { recursive: true });
  const german = join(copy, 'de/terms/index.html');
  const html = readFileSync(german, 'utf8')
    .replace(/<title>.*?<\/title>/, `<title>${'Lang '.repeat(15)}</title>`)
    .replace(/<meta property="og:description"[^>]*>/, '');
  writeFileSync(german, html);
  rmSync(join(copy, 'og/ja-home.png'));
  await open(page, copy);
  await expect(page.locator('#count')).toHaveText('3 faults on 2 pages');
  await page.getByLabel('Only with faults').check();
  expect(await pagesShown(page)).toEqual(['de terms', 'ja home']);
  await control(page, 'Sort by').selectOption('faults');
  expect((await pagesShown(page))[0]).toBe('de terms');
  const terms = page.getByRole('article').filter({ hasText: '(de): terms' });
  await expect(terms.getByRole('listitem')).toHaveText([
    `title is too long for search results, which show 60 of its 74 characters: "${'Lang '.repeat(15).trim()}"`,
    'lacks og:description',
  ]);

  rmSync(join(copy, 'ko/imprint/index.html'));
  await open(page, copy);
  await expect(page.getByText('Not in the export: /ko/imprint/')).toBeVisible();
});
