/** An export is replaced whole or not at all, whatever fails on the way. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollBack, swapFolders } from './swap-folders';

jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  return {
    ...actual,
    appendFileSync: jest.fn(actual.appendFileSync),
    renameSync: jest.fn(actual.renameSync),
    rmSync: jest.fn(actual.rmSync),
  };
});

const { appendFileSync, renameSync, rmSync } = jest.requireActual<typeof fs>('node:fs');

function error(code: string, syscall: string): Error {
  return Object.assign(new Error(`${code}: planted, ${syscall}`), { code, syscall });
}

/** Lets the file system work again. */
function unplant(): void {
  jest.mocked(fs.appendFileSync).mockImplementation(appendFileSync);
  jest.mocked(fs.renameSync).mockImplementation(renameSync);
  jest.mocked(fs.rmSync).mockImplementation(rmSync);
}

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'swap-folders-'));
  process.chdir(folder);
  write('.staging', 'new', ['index.html', 'de/index.html', 'new.css']);
  write('.hosts-staging', 'new', ['nginx.conf']);
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

/** Every file below the working folder with its text, also behind a link. */
function contents(folder = '.'): Record<string, string> {
  return Object.fromEntries(
    fs.readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return fs.statSync(path).isDirectory()
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

function writeOld(): void {
  write('out', 'old', ['index.html', 'de/index.html', 'old.css']);
  write('out-hosts', 'old', ['nginx.conf']);
}

/** What the former export may be. */
const layouts = {
  folder: writeOld,
  link: () => {
    writeOld();
    fs.mkdirSync('elsewhere');
    renameSync('out', 'elsewhere/www');
    fs.symlinkSync('elsewhere/www', 'out');
  },
  mount: () => {
    writeOld();
    jest.mocked(fs.renameSync).mockImplementation((from, to) => {
      if (from === 'out') throw error('EBUSY', 'rename');
      renameSync(from, to);
    });
  },
};

/** The files of an export, without what leads to them. */
const exported = () =>
  Object.fromEntries(Object.entries(contents()).filter(([file]) => file.startsWith('out')));

test('where nothing was, the new folders are moved in', () => {
  expect(swap()).toEqual([]);
  expect(contents()).toEqual(after);
});

describe.each(Object.entries(layouts))('a former export that is a %s', (name, lay) => {
  beforeEach(lay);

  test('is replaced, and nothing else is left', () => {
    const others = fs.readdirSync('.').filter((name) => !name.startsWith('.'));
    expect(swap()).toEqual([]);
    expect(exported()).toEqual(after);
    expect(fs.readdirSync('.')).toEqual(others);
    expect(fs.lstatSync('out').isSymbolicLink()).toBe(name === 'link');
    expect(fs.readdirSync('out').sort()).toEqual(['de', 'index.html', 'new.css']);
  });

  /** More than there are. */
  const steps = Array.from({ length: 20 }, (_, index) => index + 1);

  test.each(steps)('is whole, old or new, if step %d fails', (failing) => {
    const rename = jest.mocked(fs.renameSync).getMockImplementation() ?? renameSync;
    let count = 0;
    jest.mocked(fs.renameSync).mockImplementation((from, to) => {
      count += 1;
      if (count === failing) throw error('EPERM', 'rename');
      rename(from, to);
    });
    let isNew = true;
    try {
      expect(swap()).toEqual([]);
    } catch (thrown) {
      expect((thrown as Error).message).toBe('EPERM: planted, rename');
      isNew = false;
    }
    expect(isNew).toBe(count < failing);
    expect(exported()).toEqual(isNew ? after : before);
  });

  test.each(steps)(
    'is whole, old or new, if the process is killed at step %d, and can be replaced',
    (last) => {
      const rename = jest.mocked(fs.renameSync).getMockImplementation() ?? renameSync;
      let count = 0;
      // A killed process does nothing more: neither does what would clean up.
      const step = (act: () => void) => {
        count += 1;
        if (count >= last) throw error('EKILLED', 'kill');
        act();
      };
      jest
        .mocked(fs.appendFileSync)
        .mockImplementation((path, text) => step(() => appendFileSync(path, text)));
      jest.mocked(fs.renameSync).mockImplementation((from, to) => step(() => rename(from, to)));
      jest
        .mocked(fs.rmSync)
        .mockImplementation((path, options) => step(() => rmSync(path, options)));
      try {
        swap();
      } catch {
        // Killed.
      }
      unplant();
      const isIncomplete = fs.existsSync('.out-moves');
      expect(rollBack(['out', 'out-hosts'])).toBe(isIncomplete);
      // Never the pages of one build beside the rules for hosts of another.
      expect(exported()).toEqual(isIncomplete || last === 1 ? before : after);
      write('.staging', 'new', ['index.html', 'de/index.html', 'new.css']);
      write('.hosts-staging', 'new', ['nginx.conf']);
      jest.mocked(fs.renameSync).mockImplementation(rename);
      swap();
      expect(exported()).toEqual(after);
    },
  );
});

test('a first export of which a part is in place only is taken back', () => {
  jest.mocked(fs.renameSync).mockImplementation((from, to) => {
    if (to === 'out-hosts') throw error('EPERM', 'rename');
    renameSync(from, to);
  });
  expect(swap).toThrow('EPERM: planted');
  expect(exported()).toEqual({});
});

test('a move whose line in the journal was cut off was never made', () => {
  writeOld();
  renameSync('out', '.out-former-1');
  const lines = '["out",".out-former-1"]\n[".staging","o';
  fs.writeFileSync('.out-moves', lines);
  expect(rollBack([])).toBe(true);
  expect(exported()).toEqual(before);
  expect(fs.existsSync('.out-moves')).toBe(false);
});

test('what cannot be removed is a warning, and does not stop the build after it', () => {
  writeOld();
  let stuck = '';
  jest.mocked(fs.rmSync).mockImplementation((path, options) => {
    stuck ||= String(path).startsWith('.out-former-') ? String(path) : '';
    if (path === stuck) throw error('EPERM', 'unlink');
    rmSync(path, options);
  });
  const warning = () => `${stuck}/ could not be removed: EPERM: planted, unlink`;
  expect(swap()).toEqual([warning()]);
  expect(exported()).toEqual(after);
  write('.staging', 'newer', ['index.html']);
  write('.hosts-staging', 'newer', ['nginx.conf']);
  expect(swap()).toEqual([warning()]);
  expect(exported()).toEqual({ 'out/index.html': 'newer', 'out-hosts/nginx.conf': 'newer' });
  expect(fs.readdirSync('.').filter((name) => name.includes('former'))).toEqual([stuck]);
});

test('a server may read what was written under a strict umask', () => {
  const umask = process.umask(0o077);
  write('.staging', 'new', ['fr/index.html']);
  process.umask(umask);
  swap();
  expect(fs.statSync('out/fr').mode & 0o777).toBe(0o755);
  expect(fs.statSync('out/fr/index.html').mode & 0o777).toBe(0o644);
});
