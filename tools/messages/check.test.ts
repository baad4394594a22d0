/** Faults besides a key that is missing, which tools/commands/build.test.ts plants. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../site.config';
import { messageFaults } from './check';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
beforeEach(() => cpSync('messages', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const pathOf = (name: string) => join(folder, `${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8'));
const write = (name: string, content: object) =>
  writeFileSync(pathOf(name), JSON.stringify(content));

test('a page of the registry without texts is named', () => {
  const messages = read('en');
  delete messages.pages.imprint;
  write('en', messages);
  expect(messageFaults({ config }, folder)).toContain(
    `${pathOf('en')}: pages.imprint: is missing, and site.config.ts has the page`,
  );
});

test('a file that is no JSON is named', () => {
  writeFileSync(pathOf('ja'), '{ "hero": ');
  expect(messageFaults({ config }, folder)).toEqual([
    expect.stringContaining(`${pathOf('ja')} is not valid JSON`),
  ]);
});

test('a text that was left in English is named, unless it is marked', () => {
  const messages = read('ja');
  messages.hero.title = read('en').hero.title;
  messages.cta_section.brands.names.osim = 'オシム';
  write('ja', messages);
  expect(messageFaults({ config }, folder)).toEqual([
    expect.stringContaining(`${pathOf('ja')}: hero.title: is the same as in English`),
    expect.stringContaining(
      `${pathOf('ja')}: cta_section.brands.names.osim: is marked as the same`,
    ),
  ]);
});

test('a note on a key that there is not is named', () => {
  write('notes', { ...read('notes'), 'hero.subtitle': { about: 'x' } });
  expect(messageFaults({ config }, folder)).toEqual([
    expect.stringContaining('hero.subtitle: has a note'),
  ]);
});

test('a title that search results would cut is named', () => {
  const messages = read('ja');
  messages.meta.title = '長'.repeat(33);
  write('ja', messages);
  expect(messageFaults({ config }, folder)).toEqual([
    expect.stringContaining(`${pathOf('ja')}: meta.title: is too long for search results`),
  ]);
});

test('a file that is not there is named', () => {
  rmSync(pathOf('ja'));
  expect(messageFaults({ config }, folder)).toEqual([`${pathOf('ja')} is missing`]);
});
