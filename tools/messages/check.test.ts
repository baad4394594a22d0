import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localeCodes } from '../../lib/locales';
import { messageFaults } from './check';

let folder: string;
const file = () => join(folder, 'ja.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync('messages', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(localeCodes)('%s matches the base language', (code) => {
  expect(messageFaults('messages', [code])).toEqual([]);
});

test('a deleted key is named with its file', () => {
  const messages = JSON.parse(readFileSync(file(), 'utf8'));
  delete messages.hero.title;
  writeFileSync(file(), JSON.stringify(messages));
  expect(messageFaults(folder)).toEqual([`${file()}: hero.title: is missing`]);
});

test('a page of the registry without texts is named', () => {
  const messages = JSON.parse(readFileSync('messages/en.json', 'utf8'));
  delete messages.pages.imprint;
  writeFileSync(join(folder, 'en.json'), JSON.stringify(messages));
  expect(messageFaults(folder, ['en'])).toContain(
    `${join(folder, 'en.json')}: pages.imprint: is missing, and lib/routes.ts has the page`,
  );
});

test('a file that is no JSON is named', () => {
  writeFileSync(file(), '{ "hero": ');
  expect(messageFaults(folder)).toEqual([expect.stringContaining(`${file()} is not valid JSON`)]);
});

test('a text that was left in English is named, unless it is marked', () => {
  const messages = JSON.parse(readFileSync(file(), 'utf8'));
  const english = JSON.parse(readFileSync('messages/en.json', 'utf8'));
  messages.hero.title = english.hero.title;
  messages.cta_section.brands.names.osim = 'オシム';
  writeFileSync(file(), JSON.stringify(messages));
  expect(messageFaults(folder)).toEqual([
    expect.stringContaining(`${file()}: hero.title: is the same as in English`),
    expect.stringContaining(`${file()}: cta_section.brands.names.osim: is marked as the same`),
  ]);
});

test('a note on a key that there is not is named', () => {
  writeFileSync(join(folder, 'notes.json'), '{"hero.subtitle": {"about": "x"}}');
  expect(messageFaults(folder, [])).toEqual([expect.stringContaining('hero.subtitle: has a note')]);
});

test('a file that is not there is named', () => {
  rmSync(file());
  expect(messageFaults(folder)).toEqual([`${file()} is missing`]);
});
