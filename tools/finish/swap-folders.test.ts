/** An export is replaced whole or not at all, whatever fails on the way. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollBack, swapFolders } from './swap-folders';

jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  return {
    ...actual,
    renameSync: jest.fn(actual.renameSync),
    rmSync: jest.fn(actual.rmSync),
  };
});

const { renameSync, rmSync } = jest.requireActual<typeof fs>('node:fs');

/** Lets the file system work again. */
function unplant(): void {
  jest.mocked(fs.renameSync).mockImplementation(renameSync);
  jest.mocked(fs.rmSync).mockImplementation(rmSync);
}

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'swap-folders-'));
  process.chdir(folder);
  writeNew();
});
afterEach(() => {
  unplant();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function write(folder: string, text: string, files: readonly string[]): void {
  for (const file of files) {
    fs.mkdirSync(join(folder, file, '..'), { recursive: true });
    fs.writeFileSync(join(folder, file), text);
  }
}

/** Every file below the working folder with its text. */
function contents(folder = '.'): Record<string, string> {
  return Object.fromEntries(
    fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory()
        ? Object.entries(contents(path))
        : [[path, fs.readFileSync(path, 'utf8')]];
    }),
  );
}

const before = {
  'out/index.html': 'old',
  'out/de/index.html': 'old',
  'out/old.css': 'old',
  'out-hosts/nginx.conf': 'old',
};
const after = {
  'out/index.html': 'new',
  'out/de/index.html': 'new',
  'out/new.css': 'new',
  'out-hosts/nginx.conf': 'new',
};

const swap = () => swapFolders({ out: '.staging', 'out-hosts': '.hosts-staging' });
const heal = () => rollBack(['out', 'out-hosts']);

function writeNew(): void {
  write('.staging', 'new', ['index.html', 'de/index.html', 'new.css']);
  write('.hosts-staging', 'new', ['nginx.conf']);
}

function writeOld(): void {
  write('out', 'old', ['index.html', 'de/index.html', 'old.css']);
  write('out-hosts', 'old', ['nginx.conf']);
}

/** The files of an export, without what is aside. */
const exported = () =>
  Object.fromEntries(Object.entries(contents()).filter(([file]) => file.startsWith('out')));

/** Lets a step, a move or a removal, fail, and with `kills` all after it, those that undo too. */
function plantFault(step: number, kills = false): void {
  let count = 0;
  const isPlanted = () => ++count === step || (kills && count > step);
  const planted = new Error('EPERM: planted');
  jest.mocked(fs.renameSync).mockImplementation((from, to) => {
    if (isPlanted()) throw planted;
    renameSync(from, to);
  });
  jest.mocked(fs.rmSync).mockImplementation((path, options) => {
    if (isPlanted()) throw planted;
    rmSync(path, options);
  });
}

test('where nothing was, the new folders are moved in', () => {
  expect(swap()).toEqual([]);
  expect(contents()).toEqual(after);
});

test('the old folders are replaced, and nothing is left of them', () => {
  writeOld();
  expect(swap()).toEqual([]);
  expect(contents()).toEqual(after);
});

test.each([1, 2, 3, 4])('if move %d fails, nothing is replaced', (step) => {
  writeOld();
  plantFault(step);
  expect(swap).toThrow('EPERM: planted');
  expect(exported()).toEqual(before);
});

test('if a move of a first export fails, none of it is left', () => {
  plantFault(2);
  expect(swap).toThrow('EPERM: planted');
  expect(exported()).toEqual({});
});

// Four moves and two removals; the next build moves or removes up to three folders.
describe.each([1, 2, 3, 4, 5, 6])('a build that is killed at step %d', (step) => {
  test.each([1, 2, 3, 4])('is healed, also by one that is killed at step %d', (next) => {
    writeOld();
    for (const [last, build] of [[step, swap] as const, [next, heal] as const]) {
      plantFault(last, true);
      try {
        build();
      } catch {
        // Killed.
      }
      unplant();
    }
    heal();
    // Never the pages of one build beside the rules for hosts of another.
    expect(exported()).toEqual(step <= 4 ? before : after);
    expect(heal()).toBe(false);
    writeNew();
    expect(swap()).toEqual([]);
    expect(contents()).toEqual(after);
  });
});

test('what cannot be removed is a warning: the new folders are in place', () => {
  writeOld();
  plantFault(5);
  expect(swap()).toEqual(['.out-former/ could not be removed: EPERM: planted']);
  expect(exported()).toEqual(after);
});

test('a server may read what was written under a strict umask', () => {
  const umask = process.umask(0o077);
  write('.staging', 'new', ['fr/index.html']);
  process.umask(umask);
  swap();
  expect(fs.statSync('out/fr').mode & 0o777).toBe(0o755);
  expect(fs.statSync('out/fr/index.html').mode & 0o777).toBe(0o644);
});
