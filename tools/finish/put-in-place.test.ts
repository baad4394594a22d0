/** An export is replaced whole or not at all, whatever fails on the way. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putInPlace, restore } from './put-in-place';

jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  return {
    ...actual,
    renameSync: jest.fn(actual.renameSync),
    rmSync: jest.fn(actual.rmSync),
  };
});

const { renameSync, rmSync } = jest.requireActual<typeof fs>('node:fs');

function error(code: string, syscall: string): Error {
  return Object.assign(new Error(`${code}: planted, ${syscall}`), { code, syscall });
}

const home = process.cwd();
let place: string;
beforeEach(() => {
  place = fs.mkdtempSync(join(tmpdir(), 'put-in-place-'));
  process.chdir(place);
  write('.staging', 'new', ['index.html', 'de/index.html', 'new.css']);
  write('.hosts-staging', 'new', ['nginx.conf']);
});
afterEach(() => {
  jest.mocked(fs.renameSync).mockImplementation(renameSync);
  jest.mocked(fs.rmSync).mockImplementation(rmSync);
  process.chdir(home);
  rmSync(place, { recursive: true });
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

const put = () => putInPlace({ out: '.staging', 'out-hosts': '.hosts-staging' });

function writeOld(): void {
  write('out', 'old', ['index.html', 'de/index.html', 'old.css']);
  write('out-hosts', 'old', ['nginx.conf']);
}

/** How the former export may lie there. */
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
  expect(put()).toEqual([]);
  expect(contents()).toEqual(after);
});

describe.each(Object.entries(layouts))('a former export that is a %s', (_, lay) => {
  beforeEach(lay);

  test('is replaced, and nothing else is left', () => {
    const others = fs.readdirSync('.').filter((name) => !name.startsWith('.'));
    expect(put()).toEqual([]);
    expect(exported()).toEqual(after);
    expect(fs.readdirSync('.')).toEqual(others);
    expect(fs.readdirSync('out').sort()).toEqual(['de', 'index.html', 'new.css']);
  });

  /** More than there are. */
  const steps = Array.from({ length: 12 }, (_, index) => index + 1);

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
      expect(put()).toEqual([]);
    } catch (thrown) {
      expect((thrown as Error).message).toBe('EPERM: planted, rename');
      isNew = false;
    }
    expect(isNew).toBe(count < failing);
    expect(exported()).toEqual(isNew ? after : before);
  });

  test.each(steps)('is whole, old or new, if the process is killed before step %d', (last) => {
    const rename = jest.mocked(fs.renameSync).getMockImplementation() ?? renameSync;
    let count = 0;
    // A killed process does nothing more: neither does what would clean up.
    const step = (act: () => void) => {
      count += 1;
      if (count >= last) throw error('EKILLED', 'kill');
      act();
    };
    jest.mocked(fs.renameSync).mockImplementation((from, to) => step(() => rename(from, to)));
    jest.mocked(fs.rmSync).mockImplementation((path, options) => step(() => rmSync(path, options)));
    try {
      put();
    } catch {
      // Killed.
    }
    jest.mocked(fs.renameSync).mockImplementation(renameSync);
    jest.mocked(fs.rmSync).mockImplementation(rmSync);
    for (const name of ['out', 'out-hosts']) restore(name);
    // One of the two may be new already.
    const { 'out-hosts/nginx.conf': host, ...pages } = exported();
    expect(['old', 'new']).toContain(host);
    const text = pages['out/index.html'];
    expect(pages).toMatchObject(
      Object.fromEntries(
        Object.entries(text === 'old' ? before : after).filter(([file]) => file.startsWith('out/')),
      ),
    );
  });
});

test('what cannot be removed is a warning, and does not stop the build after it', () => {
  writeOld();
  jest.mocked(fs.rmSync).mockImplementation((path, options) => {
    if (String(path) === '.out-former-1') throw error('EPERM', 'unlink');
    rmSync(path, options);
  });
  const warning = '.out-former-1/ could not be removed: EPERM: planted, unlink';
  expect(put()).toEqual([warning]);
  expect(exported()).toEqual(after);
  write('.staging', 'newer', ['index.html']);
  write('.hosts-staging', 'newer', ['nginx.conf']);
  expect(put()).toEqual([warning]);
  expect(exported()).toEqual({ 'out/index.html': 'newer', 'out-hosts/nginx.conf': 'newer' });
  expect(fs.existsSync('.out-former-2')).toBe(false);
});

test('a server may read what was written under a strict umask', () => {
  const umask = process.umask(0o077);
  write('.staging', 'new', ['fr/index.html']);
  process.umask(umask);
  put();
  expect(fs.statSync('out/fr').mode & 0o777).toBe(0o755);
  expect(fs.statSync('out/fr/index.html').mode & 0o777).toBe(0o644);
});
