/** What `e2e/setup/builds/second.ts` made and left, beside the first build. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plain, second } from '../setup/sites';
import { expect, test } from '../setup/test';
import { treeOf } from '../setup/tree';

const there = (folder: string) => join(second.project ?? '', folder);

for (const folder of [plain.folder, `${plain.folder}-hosts`]) {
  test(`${folder} has the same bytes when it is built elsewhere, on another day`, () => {
    const tree = treeOf(folder);
    expect(Object.keys(tree)).not.toHaveLength(0);
    expect(treeOf(there(folder))).toEqual(tree);
  });
}

test('a build leaves nothing beside the export', () => {
  const folders = readdirSync(there('.')).filter((name) => /^\.?out/.test(name));
  expect(folders).toEqual(['out', 'out-hosts']);
});
