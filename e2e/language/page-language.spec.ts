/**
 * What language a page is in: what translators, extensions and privacy settings change, and no
 * visit at all.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { needsOtherLanguages, otherLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { footerLink, isSameDocument, languageButton, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

needsOtherLanguages();

const [code] = otherLanguages;

test('on a page that the browser has translated, the language into which it did so can be chosen', async ({
  page,
  expectedErrors,
}) => {
  // What translators load, the page's policy may refuse.
  expectedErrors.push(/translator\.css|securitypolicyviolation/);
  await page.goto('/contact/');
  await page.locator('[name=name]').fill('Mei');
  await mark(page);
  await page.evaluate((language) => {
    document.documentElement.lang = language;
    document.documentElement.classList.add('translated-ltr');
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    sheet.href = '/translator.css';
    document.head.append(sheet);
    for (const text of document.querySelectorAll('h1, main p, main label')) {
      const wrapped = document.createElement('font');
      wrapped.append(...text.childNodes);
      text.append(wrapped);
    }
  }, code);
  await (await footerLink(page, code)).click();
  await expect(page.locator('h1')).toHaveText(messagesOf(code).pages.contact.title);
  await expect(page).toHaveURL(`/${code}/contact/?lang=${code}`);
  await expect(page.locator('[name=name]')).toHaveValue('Mei');
  expect(await isSameDocument(page)).toBe(true);
});

for (const languages of [undefined, null, [], 'xx']) {
  test(`where the browser’s languages are ${JSON.stringify(languages)}, the choice counts, and the menu opens`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([value, choice]) => {
        Object.defineProperty(navigator, 'languages', { get: () => value });
        localStorage.i18nextLng = choice;
      },
      [languages, code] as const,
    );
    await page.goto('/terms/');
    await expect(page).toHaveURL(`/${code}/terms/`);
    await languageButton(page).hover();
    await expect(languageButton(page)).toHaveRole('button');
    await languageButton(page).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(languageButton(page)).toBeVisible();
  });
}

test.describe('a page that was saved', () => {
  test.use({ locale: code });

  for (const [path, query] of [
    ['/', ''],
    [`/${code}/terms/`, '?lang=en'],
  ]) {
    test(`${path}, opened from a disk as ${query || 'it is'}, stays and is seen`, async ({
      page,
      expectedErrors,
    }) => {
      // What lay beside the page was not saved, and a browser loads no modules from a disk.
      expectedErrors.push(/ERR_FILE_NOT_FOUND|origin|integrity|file:/);
      await page.goto('/robots.txt');
      const html = await page.evaluate((address) => fetch(address).then((it) => it.text()), path);
      const folder = mkdtempSync(join(tmpdir(), 'saved-'));
      const file = join(folder, 'page.html');
      writeFileSync(file, html);
      const address = pathToFileURL(file).href + query;
      await page.goto(address);
      await page.waitForLoadState();
      expect(page.url()).toBe(address);
      await expect(page.locator('h1')).toBeVisible();
      rmSync(folder, { recursive: true });
    });
  }
});
