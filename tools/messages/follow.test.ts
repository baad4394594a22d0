import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { behindLines, stampLine, translationLines } from './follow';
import type { Stamps } from './stamps';

const folder = mkdtempSync(join(tmpdir(), 'follow-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a translation that is behind is named with its place and the English text', () => {
  for (const code of ['de', 'fi'])
    writeFileSync(join(folder, `${code}.json`), '{\n  "hero": {\n    "title": "Vanha"\n  }\n}');
  const texts = new Map([['en', new Map([['hero.title', 'Paid surveys, and what they pay']])]]);
  const behind = new Map([['hero.title', ['de', 'fi']]]);
  expect(translationLines(folder, texts, behind, ['fi'], 'is behind')).toEqual([
    `${folder}/fi.json:3: hero.title: is behind “Paid surveys, and what they pay”`,
  ]);
  expect(translationLines(folder, texts, behind, ['de', 'fi'], '')).toHaveLength(2);
});

test('whoever changes English hears which languages are behind', () => {
  expect(behindLines(new Map())).toEqual([]);
  const behind = new Map([
    ['hero.title', ['de', 'fi']],
    ['hero.date', ['fi']],
  ]);
  expect(behindLines(behind)).toEqual(['2 texts of English: 2 languages behind (de, fi)']);
});

const day = { changedOn: '2025-09-15', texts: { en: 'a' } };
const before: Stamps = {
  pages: { home: day, terms: day },
  english: { x: '1', y: '1' },
  behind: {},
};

test('a stamp says what it has changed', () => {
  expect(stampLine(before, before, ['fi', 'de', 'fi'], ['de', 'fi'])).toBe(
    'stamped: 2 texts of fi, 1 text of de',
  );
  const pages = { home: day, terms: { ...day, changedOn: '2025-09-16' } };
  const after = { ...before, pages, english: { x: '1', y: '2' } };
  expect(stampLine(before, after, ['fi'], ['fi'])).toBe(
    'stamped: 1 text of en, 1 text of fi; terms',
  );
});

test('a stamp that changes nothing says what it was asked for', () => {
  expect(stampLine(before, before, [], [])).toBe('no page was stale');
  const behind = { ...before, behind: { x: ['de'] } };
  expect(stampLine(behind, behind, [], [])).toBe(
    'no page was stale; to accept texts that are behind, name the language',
  );
  expect(stampLine(behind, behind, [], ['fi'])).toBe('nothing was stamped: fi followed already');
});
