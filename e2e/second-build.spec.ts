/** What `e2e/setup/second-build.ts` made and left, beside the first build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kill, killsFile } from './setup/second-build';
import { plain, second } from './setup/sites';
import { expect, test } from './setup/test';
import { treeOf } from './setup/tree';

const there = (folder: string) => join(second.project ?? '', folder);

for (const folder of [plain.folder, `${plain.folder}-hosts`]) {
  test(`${folder} has the same bytes when it is built elsewhere, on another day`, () => {
    const tree = treeOf(folder);
    expect(Object.keys(tree)).not.toHaveLength(0);
    expect(treeOf(there(folder))).toEqual(tree);
  });
}

test('a build that is killed leaves the previous export, or the new one if it was done, whole', () => {
  const kills: Kill[] = JSON.parse(readFileSync(killsFile, 'utf8'));
  expect(kills).not.toHaveLength(0);
  for (const { ms, before, after } of kills) {
    expect(Object.keys(before)).toContain('earlier.txt');
    const expected = 'earlier.txt' in after ? before : treeOf(plain.folder);
    expect(after, `killed after ${ms} ms`).toEqual(expected);
  }
});

test('a build after a killed one leaves nothing beside the export', () => {
  const folders = readdirSync(there('.')).filter((name) => /^\.?out/.test(name));
  expect(folders).toEqual(['out', 'out-hosts']);
});
