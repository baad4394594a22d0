import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFault } from './build-lock';

const folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
const file = join(folder, 'building');
afterEach(() => rmSync(file, { force: true }));
afterAll(() => {
  process.removeAllListeners('exit');
  rmSync(folder, { recursive: true });
});

test('a build that finds another one running is refused, and leaves its note', () => {
  writeFileSync(file, String(process.ppid));
  expect(lockFault(file)).toBe(
    `Another build is running, process ${process.ppid}. If that is no build, remove ${file}`,
  );
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

test('the note of a build that was killed, or could not write it, does not count', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const left of [String(pid), String(process.pid), '']) {
    writeFileSync(file, left);
    expect(lockFault(file)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  }
});

test('a folder in which nothing can be written is named', () => {
  expect(lockFault(join(folder, 'none/building'))).toMatch(/^Nothing can be written here: ENOENT/);
  expect(existsSync(file)).toBe(false);
});
