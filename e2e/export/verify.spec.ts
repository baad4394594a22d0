/** `npm run verify`: says that the export is in order, and names every fault that is planted in a copy. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { allPages } from '../../lib/paths';
import { filesBelow } from '../../tools/export/files';
import { tsx } from '../../tools/testing/tsx';
import { plain } from '../setup/exports';
import { bodies } from '../setup/planted/bodies';
import { files as besides } from '../setup/planted/files';
import { heads } from '../setup/planted/heads';
import { scripts } from '../setup/planted/scripts';

function verify(folder: string) {
  const run = spawnSync(process.execPath, [tsx, 'tools/commands/verify.ts', folder], {
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
  const all = Object.entries({ ...heads, ...bodies, ...scripts, ...besides });
  for (const [name, { file, from, to }] of all) {
    const files = filesBelow(copy).filter((path) =>
      file === '*.html' ? path.endsWith('.html') : path === file,
    );
    const changed = files.filter((path) => {
      const text = readFileSync(join(copy, path), 'utf8');
      writeFileSync(join(copy, path), text.replaceAll(from, to));
      return readFileSync(join(copy, path), 'utf8') !== text;
    });
    expect(changed, name).not.toEqual([]);
  }
  const { status, lines } = verify(copy);
  expect(lines).toEqual(all.flatMap(([, planted]) => planted.lines).sort());
  expect(status).toBe(1);
});

test('a folder without an export is refused', () => {
  const { status, errors } = verify('e2e');
  expect(errors).toContain('There is no export in e2e/. Run: npm run build');
  expect(status).toBe(1);
});
