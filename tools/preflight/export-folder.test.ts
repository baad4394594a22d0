import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFault } from './export-folder';

const place = mkdtempSync(join(tmpdir(), 'export-folder-'));
const home = process.cwd();
beforeAll(() => {
  process.chdir(place);
  for (const folder of ['docs', 'out', 'out-hosts', 'mine-hosts', 'empty']) mkdirSync(folder);
  for (const folder of ['docs', 'mine-hosts']) writeFileSync(`${folder}/notes.md`, '');
  writeFileSync('out/_redirects', '');
  writeFileSync('out-hosts/nginx-http.conf', '');
});
afterAll(() => {
  process.chdir(home);
  rmSync(place, { recursive: true });
});

test.each(['out', 'out-nine', 'empty', 'new', 'release-2026.11.23'])(
  '%s can be written',
  (folder) => {
    expect(folderFault(folder)).toBeUndefined();
  },
);

test.each(['out-nine/', 'a/b', 'a\\b', '../out', '..', '.', '', '.git', '-x', '/tmp/out', 'a b'])(
  '%j is no plain name',
  (folder) => {
    expect(folderFault(folder)).toContain('is no plain name');
  },
);

test.each([
  ['docs', 'docs'],
  ['out-hosts', 'out-hosts'],
  ['mine', 'mine-hosts'],
])('a build to %s would replace what is no export', (folder, named) => {
  expect(folderFault(folder)).toMatch(`${named}/ is no earlier export`);
});

test('a link, which a build would replace by a folder, is refused', () => {
  symlinkSync('out', 'linked');
  symlinkSync('nowhere', 'other-hosts');
  expect(folderFault('linked')).toMatch('linked is a link');
  expect(folderFault('other')).toMatch('other-hosts is a link');
});
