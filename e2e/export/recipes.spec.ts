/**
 * A language, pages and an article need only configuration and messages: those in
 * `e2e/sites/trial`.
 */
import { readFileSync } from 'node:fs';
import { trial } from '../setup/exports';
import { needsLanguages } from '../setup/languages';
import { expect, test } from '../setup/test';

needsLanguages('de', 'ja');

test.use({ baseURL: trial.origin });

const read = (file: string) => readFileSync(`${trial.folder}/${file}`, 'utf8');

// The build has verified that the article shows author and date, and that its JSON-LD says so.
test('messengers are told that an article is one, and that another page is not', () => {
  const story = read('de/trial-story/index.html');
  expect(story).toContain('property="og:type" content="article"');
  expect(story).toContain('property="article:published_time" content="2025-09-15"');
  expect(read('de/trial-guide/index.html')).toContain('property="og:type" content="website"');
});

// The build has also verified that all pages are there, and that alternates and links lead to
// pages.
test('a page in two languages is offered in these two', async ({ page }) => {
  await page.goto('/trial-local/');
  await page.locator('#language-button').click();
  await expect(page.getByRole('menuitem')).toHaveText(['English', 'Deutsch']);
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/trial-local/?lang=de');
  expect(read('de/index.html')).toContain('"/de/trial-local/"');
  for (const code of ['de', 'ja', 'ar'])
    expect(read(`${code}/index.html`)).toContain(`"/${code}/trial-guide/"`);
});

// lib/address/decide.test.ts has more cases of pages that some languages lack.
test('nobody is led to a page in a language that it lacks', async ({ page }) => {
  for (const [at, to, lang] of [
    ['/trial-local/?lang=ja&a=1', '/trial-local/?a=1&lang=en', 'en'],
    // An unknown address: the host shows the language's home page there.
    ['/ja/trial-local/', '/ja/trial-local/', 'ja'],
    ['/trial-guide/?lang=ja', '/ja/trial-guide/?lang=ja', 'ja'],
  ]) {
    await page.goto(at);
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});
