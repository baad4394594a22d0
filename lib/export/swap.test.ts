import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from './files';
import { recover, stagingOf, swap } from './swap';

const home = process.cwd();
const names = ['404.html', 'index.html', '_next/static/a.js'];

function write(folder: string, content: string): void {
  for (const name of names) {
    fs.mkdirSync(join(folder, name, '..'), { recursive: true });
    fs.writeFileSync(join(folder, name), content);
  }
}

/** The content of a whole folder, or undefined if there is none. @throws if it is not whole. */
function contentOf(folder: string): string | undefined {
  if (!fs.existsSync(folder)) return undefined;
  expect(filesBelow(folder)).toEqual([...names].sort());
  const contents = new Set(names.map((name) => fs.readFileSync(join(folder, name), 'utf8')));
  expect(contents.size).toBe(1);
  return [...contents][0];
}

/** Runs an action that dies at its nth change of the file system; of a removal half is done. Tells whether it did. */
function diesAt(moment: number, action: () => void): boolean {
  const { renameSync, rmSync } = fs;
  let left = moment;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (left-- === 0) throw new Error('killed');
    renameSync(from, to);
  });
  jest.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
    if (!fs.existsSync(path)) return;
    if (left-- > 0) return rmSync(path, options);
    rmSync(join(String(path), names[0]), { force: true });
    throw new Error('killed');
  });
  try {
    action();
    return false;
  } catch (error) {
    if (error instanceof Error && error.message === 'killed') return true;
    throw error;
  } finally {
    jest.restoreAllMocks();
  }
}

beforeEach(() => process.chdir(fs.mkdtempSync(join(tmpdir(), 'swap-'))));

afterEach(() => {
  const folder = process.cwd();
  process.chdir(home);
  fs.rmSync(folder, { recursive: true });
});

test('the new folder takes the place of the old one, and nothing else is left', () => {
  write('out', 'old');
  write(stagingOf('out'), 'new');
  swap('out');
  expect(contentOf('out')).toBe('new');
  expect(fs.readdirSync('.')).toEqual(['out']);
});

test('a swap that is killed at any moment, and a recovery too, leave a whole folder', () => {
  const found: (string | undefined)[] = [];
  for (let first = 0, died = true; died; first++) {
    for (let second = 0, again = true; again; second++) {
      for (const name of fs.readdirSync('.')) fs.rmSync(name, { recursive: true });
      write('out', 'old');
      write(stagingOf('out'), 'new');
      died = diesAt(first, () => swap('out'));
      again = diesAt(second, () => recover('out'));
      // Between the two renames the folder has no name; the recovery gives it back.
      found.push(contentOf('out'));
      recover('out');
      expect(['old', 'new']).toContain(contentOf('out'));
      expect(fs.readdirSync('.')).toEqual(['out']);
    }
  }
  expect(new Set(found)).toEqual(new Set(['old', 'new', undefined]));
});

test('a folder that somebody removes after a kill is not replaced by half of an old one', () => {
  for (let moment = 0, died = true; died; moment++) {
    write('out', 'old');
    fs.rmSync(stagingOf('out'), { recursive: true, force: true });
    write(stagingOf('out'), 'new');
    died = diesAt(moment, () => swap('out'));
    fs.rmSync('out', { recursive: true, force: true });
    recover('out');
    contentOf('out');
    fs.rmSync('out', { recursive: true, force: true });
  }
});
