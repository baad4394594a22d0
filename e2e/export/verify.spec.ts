/** `npm run verify`: says that the export is in order, and names every fault that is planted in a copy. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { allPages } from '../../lib/paths';
import { filesBelow } from '../../tools/export/files';
import { plain } from '../setup/exports';
import { bodies } from '../setup/planted/bodies';
import { files as besides } from '../setup/planted/files';
import { heads } from '../setup/planted/heads';
import { scripts } from '../setup/planted/scripts';

function verify(folder: string) {
  const command = ['--import', 'tsx', 'tools/commands/verify.ts', folder];
  const run = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ...plain.settings },
  });
  return { status: run.status, lines: run.stdout.trimEnd().split('\n'), errors: run.stderr };
}

test('an export without fault is said to be in order', () => {
  const { status, lines } = verify(plain.folder);
  expect(lines).toEqual([expect.stringContaining(` is in order: ${allPages.length} pages, `)]);
  expect(status).toBe(0);
});

test('every planted fault is named, with its file, and nothing else is', () => {
  const copy = test.info().outputPath('export');
  cpSync(plain.folder, copy, { recursive: true });
  const plant = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text.replaceAll(from, to));
    return text.replaceAll(from, to) !== text;
  };
  const all = Object.entries({ ...heads, ...bodies, ...scripts, ...besides });
  for (const [line, [from, to]] of all) {
    const [file] = line.split(': ', 1);
    expect(plant(file, from, to), line).toBe(true);
  }
  // A page that nothing leads to, wherever links to it were.
  for (const file of filesBelow(copy).filter((name) => name.endsWith('.html')))
    plant(file, 'href="/ko/imprint/', 'href="/ko/privacy/');
  const expected = all.flatMap(([line, [, , others = []]]) => [line, ...others]);
  const { status, lines } = verify(copy);
  expect(lines).toEqual(['ko/imprint/index.html: no link leads here', ...expected].sort());
  expect(status).toBe(1);
});

test('a folder without an export is refused', () => {
  const { status, errors } = verify('e2e');
  expect(errors).toContain('There is no export in e2e/. Run: npm run build');
  expect(status).toBe(1);
});
