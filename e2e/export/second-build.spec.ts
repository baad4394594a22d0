/** What `e2e/setup/builds/second.ts` made and left, beside the first build. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { plain, second } from '../setup/exports';

const there = (folder: string) => join(second.project ?? '', folder);

for (const folder of [plain.folder, `${plain.folder}-hosts`]) {
  test(`${folder} has the same bytes when it is built elsewhere, on another day`, () => {
    expect(readdirSync(folder)).not.toEqual([]);
    const diff = spawnSync('diff', ['-rq', folder, there(folder)], { encoding: 'utf8' });
    expect([diff.stdout, diff.stderr]).toEqual(['', '']);
  });
}
