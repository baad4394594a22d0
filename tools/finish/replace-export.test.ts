/** That an export with a fault replaces nothing; what makes and verifies one has tests of its own. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from '../../lib/testing/test-site';
import { verify } from '../verify/verify';
import { replaceExport } from './replace-export';

jest.mock('node:child_process', () => ({ spawnSync: () => ({ status: 0 }) }));
jest.mock('./finish', () => ({ finish: async (folder: string) => write(folder, 'new') }));
jest.mock('./host-files', () => ({
  writeHostFiles: (_: string, folder: string) => write(folder, 'new'),
}));
jest.mock('../verify/verify');
jest.mock('../site/stop', () => ({
  stop: (_: string, faults: string[]) => {
    throw new Error(faults.join());
  },
}));

function write(folder: string, text: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), text);
}

const place = mkdtempSync(join(tmpdir(), 'replace-export-'));
const home = process.cwd();
beforeAll(() => {
  process.chdir(place);
  jest.spyOn(console, 'log').mockImplementation();
});
afterAll(() => {
  process.chdir(home);
  rmSync(place, { recursive: true });
});

const contents = () =>
  ['out', 'out-hosts'].map((name) => readFileSync(`${name}/index.html`, 'utf8'));

test('only an export without fault replaces the previous one', async () => {
  for (const folder of ['out', 'out-hosts']) write(folder, 'old');
  jest.mocked(verify).mockReturnValueOnce({ faults: ['de/index.html: has no title'], pages: 75 });
  await expect(replaceExport('out', testSite())).rejects.toThrow('de/index.html: has no title');
  expect(contents()).toEqual(['old', 'old']);
  jest.mocked(verify).mockReturnValueOnce({ faults: [], pages: 75 });
  await replaceExport('out', testSite());
  expect(contents()).toEqual(['new', 'new']);
  expect(readdirSync('.').sort()).toEqual(['out', 'out-hosts']);
});
