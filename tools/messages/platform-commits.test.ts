/** What a translation platform commits means what it meant, however it writes the file. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import siteConfig from '@/site.config';
import { localesOf } from '../../lib/site/languages';
import { readTexts } from './baseline';
import { messageFaults } from './check';
import { messageFile } from './files';
import { markedUpToDate, outdatedTranslations } from './outdated';

const folder = mkdtempSync(join(tmpdir(), 'platform-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync('messages', folder, { recursive: true });

// English and the last language, whichever they are, or English alone.
const config = {
  ...siteConfig,
  languages: siteConfig.languages.filter((_, index, all) => [0, all.length - 1].includes(index)),
};
const site = { config, messagesFolder: folder };
const before = readTexts(site);
const baseline = markedUpToDate(before, { english: {}, exceptions: {} }, [], []);
const faultsBefore = messageFaults(site);
const code = localesOf(site).at(-1) ?? 'en';
const file = messageFile(folder, code);
const written = readFileSync(file, 'utf8');
afterEach(() => writeFileSync(file, written));

const reversed = (content: unknown): unknown =>
  typeof content === 'object' && content !== null
    ? Object.fromEntries(
        Object.entries(content)
          .reverse()
          .map(([key, value]) => [key, reversed(value)]),
      )
    : content;

const escaped = (json: string) =>
  json.replace(/[^ -~\n]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

test.each<[what: string, commit: (content: object) => string]>([
  ['keys in another order', (content) => JSON.stringify(reversed(content), null, 2)],
  ['four spaces', (content) => JSON.stringify(content, null, 4)],
  ['one line', (content) => JSON.stringify(content)],
  [
    'tabs, and Windows line ends',
    (content) => JSON.stringify(content, null, '\t').replaceAll('\n', '\r\n'),
  ],
  ['no line break at the end', (content) => JSON.stringify(content, null, 2)],
  ['characters as numbers', (content) => escaped(JSON.stringify(content, null, 2))],
])('%s change nothing', (_, commit) => {
  writeFileSync(file, commit(JSON.parse(written)));
  expect(readFileSync(file, 'utf8')).not.toBe(written);
  const what = (faults: typeof faultsBefore) =>
    faults.map((fault) => `${fault.file} ${fault.what}`).sort();
  expect(what(messageFaults(site))).toEqual(what(faultsBefore));
  expect(outdatedTranslations(readTexts(site), baseline, {})).toEqual([]);
});

test('an empty text is one that is still to translate', () => {
  const content = JSON.parse(written);
  writeFileSync(file, JSON.stringify({ ...content, ad_label: '' }));
  const faults = messageFaults(site).filter((fault) => fault.what === 'is empty');
  expect(
    faults.map(({ isUntranslated, ...fault }) => [basename(fault.file), isUntranslated]),
  ).toEqual([[`${code}.json`, true]]);
});
