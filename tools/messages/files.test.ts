import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, readJsonFile } from './files';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'x.json');
  writeFileSync(file, text);
  return readJsonFile(file);
}

test('each key has its line, a missing one that of the part to which it would belong', () => {
  const json = read(
    '{\n  "hero": {\n    "title": "a\\n\\"b\\": {",\n    "list": [\n      "x", "y",\n      "z"\n    ]\n  },\n  "end": "x"\n}',
  );
  const lines = ['hero', 'hero.title', 'hero.list.1', 'hero.list.2', 'end', 'hero.missing', 'x.y'];
  expect(lines.map((key) => lineOf(json, key))).toEqual([2, 3, 5, 6, 9, 2, 1]);
});

test('a key that stands twice is reported once, and its value is the last', () => {
  const json = read('{\n  "hero": { "a": "x" },\n  "hero": { "a": "y" },\n  "a": "z"\n}');
  expect(json.content).toMatchObject({ hero: { a: 'y' } });
  expect(json.repeatedKeys).toEqual([{ key: 'hero', what: 'stands twice, first in line 2' }]);
  expect(lineOf(json, 'hero')).toBe(3);
});

test.each([
  ['a comma too many', '{\n  "a": "x",\n}', /x\.json:3: is not valid JSON/],
  ['a comma too few', '{\n  "a": "x"\n  "b": "y"\n}', /x\.json:3: is not valid JSON/],
  ['a merge conflict', '{\n<<<<<<< HEAD\n  "a": "x"\n}', /x\.json:2: is not valid JSON/],
  ['a line break within a text', '{ "a": "x\ny" }', /x\.json: is not valid JSON/],
  ['a byte order mark', '\ufeff{}', /x\.json: begins with a byte order mark/],
])('%s is reported with its line, if that is known', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});
