/** What lies in `out/`, read as files. */
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { localeCodes } from '../lib/locales';
import { allPages, fileOf, notFoundFileOf, pathOf } from '../lib/paths';
import { filesBelow } from '../tools/export/files';
import { flatten } from '../tools/messages/compare';
import { literals } from '../tools/messages/typography';
import { messagesOf, plainTexts } from './setup/messages';
import { plain, under } from './setup/sites';
import { expect, test } from './setup/test';

const files = filesBelow(plain.folder);
const read = (file: string) => readFileSync(`${plain.folder}/${file}`, 'utf8');

/** What a page says without its scripts: its texts. */
function visibleText(html: string): string {
  return characters(html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ''));
}

/** A text with entities as characters. */
function characters(html: string): string {
  return html
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'");
}

test('holds one page for each language and route, and the 404 pages', () => {
  const pages = allPages.map(fileOf);
  const notFound = localeCodes.map(notFoundFileOf);
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(
    [...pages, ...notFound].sort(),
  );
});

test('the English home page says everything without scripts', () => {
  const { hero, main_content, benefits, how_it_works, cta_section, ...rest } = messagesOf('en');
  const { how_we_choose, tips_for_success, privacy_matters, about, earning_info } = rest;
  const sections = { hero, main_content, benefits, how_it_works, cta_section };
  const expected = plainTexts({
    ...sections,
    ...{ how_we_choose, tips_for_success, privacy_matters, about, earning_info },
  });
  const html = read('index.html');
  const text = visibleText(html) + html.match(/(alt|aria-label)="[^"]*"/g)?.join('');
  expect(expected.length).toBeGreaterThan(60);
  for (const message of expected) expect(text).toContain(message);
});

test('every message is on a page of a language', () => {
  const html = [plain, under].flatMap(({ folder }) =>
    filesBelow(folder)
      .filter((file) => file.endsWith('index.html'))
      .map((file) => characters(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
  const shown = localeCodes.flatMap((code) => {
    const texts = html.filter((text) => text.includes(`<html lang="${code}"`)).join('');
    const isShown = (message: unknown) =>
      literals(parse(String(message)))
        .flatMap((text) => text.split('\n\n'))
        .every((text) => texts.includes(text));
    return [...flatten(messagesOf(code))]
      .filter(([, message]) => isShown(message))
      .map(([key]) => key);
  });
  const keys = [...flatten(messagesOf('en')).keys()];
  expect(keys.filter((key) => !shown.includes(key))).toEqual([]);
});

test('the English home page links to everything without scripts', () => {
  const html = read('index.html').replace(/<script[\s\S]*?<\/script>/g, '');
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  const routes = ['/', '/terms/', '/privacy/', '/contact/', '/imprint/'];
  const sections = ['#how-we-choose', '#tips-for-success', '#brands', '#about'];
  const languages = localeCodes.map(
    (code) => `${pathOf({ locale: code, route: 'home' })}?lang=${code}`,
  );
  expect(links).toEqual(expect.arrayContaining([...routes, ...sections, ...languages]));
  expect(links.filter((href) => href.includes('affid=4343')).length).toBeGreaterThanOrEqual(13);
});

test('the head script is at most 1.5 KB', () => {
  const [, script] = read('index.html').match(/<script>([^<]*i18nextLng[^<]*)<\/script>/) ?? [];
  expect(script.length).toBeGreaterThan(500);
  expect(script.length).toBeLessThanOrEqual(1500);
});
