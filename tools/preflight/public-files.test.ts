import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicFileFaults } from './public-files';

const folder = mkdtempSync(join(tmpdir(), 'public-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('links, hidden files and HTML are named, however deep; other files pass', () => {
  for (const part of ['brands', '.well-known', 'a/b'])
    mkdirSync(join(folder, part), { recursive: true });
  for (const file of [
    'brands/one.svg',
    '.well-known/x',
    '.DS_Store',
    '.env.production',
    'a/b/.git',
    'google1234.html',
  ])
    writeFileSync(join(folder, file), '');
  symlinkSync(tmpdir(), join(folder, 'a/outside'));
  symlinkSync('one.svg', join(folder, 'brands/two.svg'));
  const faults = publicFileFaults(folder).map(({ place, what }) => `${place} ${what}`);
  expect(faults.sort()).toEqual([
    expect.stringMatching(/\/\.env\.production is hidden/),
    expect.stringMatching(/\/a\/b\/\.git is hidden/),
    expect.stringMatching(/\/a\/outside is a link/),
    expect.stringMatching(/\/brands\/two\.svg is a link/),
    expect.stringMatching(/\/google1234\.html is HTML.*DNS record/),
  ]);
});

test("the project's own files pass", () => {
  expect(publicFileFaults()).toEqual([]);
});
