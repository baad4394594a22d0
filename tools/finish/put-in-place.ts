/**
 * Puts a new folder in the place of an older one, so that at no moment either is lost: the old one is moved aside, the new
 * one in, and only then is the old one removed. A process that is killed in between leaves all that `restore` needs.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/** In a folder that cannot be moved itself: the new contents on their way in, and the old ones on their way out. */
const [arriving, leaving] = ['.arriving', '.leaving'];

/** What a mounted folder, such as a volume of Docker, answers to being moved. */
const isMounted = ({ code = '' }: NodeJS.ErrnoException) => ['EBUSY', 'EXDEV'].includes(code);

/** Not what a file system keeps at its root either. */
const isContent = (name: string) => ![arriving, leaving, 'lost+found'].includes(name);

/** What earlier builds have moved aside, the latest last: `.out-former-1`. */
function formersOf(place: string): string[] {
  const pattern = new RegExp(`^\\.${place.replaceAll('.', '\\.')}-former-(\\d+)$`);
  const numbers = readdirSync('.').flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return numbers
    .map(Number)
    .sort((one, other) => one - other)
    .map((number) => `.${place}-former-${number}`);
}

/** The name for what is moved aside next. */
function nextFormer(place: string): string {
  const [, number = '0'] = /-(\d+)$/.exec(formersOf(place).at(-1) ?? '') ?? [];
  return `.${place}-former-${Number(number) + 1}`;
}

/** Removes a folder. @returns the error, if that fails */
function removalFault(folder: string): string[] {
  try {
    rmSync(folder, { recursive: true, force: true });
    return [];
  } catch (error) {
    return [`${folder}/ could not be removed: ${(error as Error).message}`];
  }
}

/** Lets everyone read: a strict umask would make a server answer 403. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(path);
    else chmodSync(path, 0o644);
  }
}

type Move = (from: string, to: string) => void;

/** Moves a folder in, and the one that was there aside. @returns false if that one cannot be moved: it is mounted */
function exchange(from: string, place: string, move: Move): boolean {
  if (existsSync(place)) {
    try {
      move(place, nextFormer(place));
    } catch (error) {
      if (isMounted(error as NodeJS.ErrnoException)) return false;
      throw error;
    }
  }
  move(from, place);
  return true;
}

/**
 * Moves the contents of a folder in, and those that were there aside, all within the place: there, a move cannot fail for want
 * of room.
 */
function exchangeContents(from: string, place: string, move: Move): void {
  const [fresh, former] = [join(place, arriving), join(place, leaving)];
  cpSync(from, fresh, { recursive: true });
  openToReaders(fresh);
  mkdirSync(former);
  for (const name of readdirSync(place).filter(isContent))
    move(join(place, name), join(former, name));
  for (const name of readdirSync(fresh)) move(join(fresh, name), join(place, name));
}

/**
 * Puts folders in place of others, all or none. A link stays, and what it leads to gets the new contents; so does a folder
 * that is mounted.
 * @param folders what comes in, by the name of the place: both in the working folder
 * @returns warnings about what could not be removed
 * @throws Error if nothing was replaced
 */
export function putInPlace(folders: Readonly<Record<string, string>>): string[] {
  const moved: (readonly [from: string, to: string])[] = [];
  const move: Move = (from, to) => {
    renameSync(from, to);
    moved.push([from, to]);
  };
  const rows = Object.entries(folders);
  try {
    for (const [place, from] of rows) {
      openToReaders(from);
      const isLink = existsSync(place) && lstatSync(place).isSymbolicLink();
      if (isLink || !exchange(from, place, move)) exchangeContents(from, place, move);
    }
  } catch (error) {
    for (const [from, to] of moved.reverse()) renameSync(to, from);
    for (const [place] of rows)
      for (const name of [arriving, leaving]) removalFault(join(place, name));
    throw error;
  }
  return rows.flatMap(([place, from]) => [
    // In this order: once nothing arrives any more, what leaves is not needed.
    ...removalFault(join(place, arriving)),
    ...[from, join(place, leaving), ...formersOf(place)].flatMap(removalFault),
  ]);
}

/** Brings back what a build that was killed had moved aside. @returns true if there was anything of the kind */
export function restore(place: string): boolean {
  const former = formersOf(place).at(-1);
  if (!existsSync(place)) {
    if (former) renameSync(former, place);
    return Boolean(former);
  }
  const [fresh, old] = [join(place, arriving), join(place, leaving)];
  const wasKilled = existsSync(fresh);
  if (wasKilled && existsSync(old))
    for (const name of readdirSync(old)) {
      rmSync(join(place, name), { recursive: true, force: true });
      renameSync(join(old, name), join(place, name));
    }
  removalFault(fresh);
  removalFault(old);
  return wasKilled;
}
