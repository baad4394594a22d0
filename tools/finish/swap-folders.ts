/**
 * Replaces folders by new ones, all or none: the export and the files for its host belong together.
 * Each old folder is moved aside and the new one in. Only once all are in place are the old ones
 * removed. Every move is written to a journal first, so that `rollBack` can undo a swap that was
 * killed.
 */
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/** The moves of a swap that is not complete, as lines of JSON: `["out", ".out-former-1"]`. */
const journal = '.out-moves';

/** Folders within one that cannot be moved itself: for its new contents, and for its old ones. */
const [incoming, outgoing] = ['.incoming', '.outgoing'];

/** What a mounted folder, such as a volume of Docker, answers to being moved. */
const isMounted = ({ code = '' }: NodeJS.ErrnoException) => ['EBUSY', 'EXDEV'].includes(code);

/** A file system keeps `lost+found` at its root. */
const isContent = (name: string) => ![incoming, outgoing, 'lost+found'].includes(name);

const formerPrefix = (folder: string) => `.${folder}-former-`;

/** The old folders that have been moved aside, of earlier builds too. */
function formersOf(folder: string): string[] {
  return readdirSync('.').filter((name) => name.startsWith(formerPrefix(folder)));
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

function move(from: string, to: string): void {
  appendFileSync(journal, `${JSON.stringify([from, to])}\n`);
  renameSync(from, to);
}

/** Swaps a folder by moving it. @returns false if the old one cannot be moved: it is mounted */
function swapFolder(folder: string, replacement: string): boolean {
  if (existsSync(folder)) {
    try {
      move(folder, formerPrefix(folder) + randomUUID());
    } catch (error) {
      if (isMounted(error as NodeJS.ErrnoException)) return false;
      throw error;
    }
  }
  move(replacement, folder);
  return true;
}

/**
 * Swaps the contents of a folder. All moves are within it: there, none can fail for want of room.
 */
function swapContents(folder: string, replacement: string): void {
  const [fresh, former] = [join(folder, incoming), join(folder, outgoing)];
  cpSync(replacement, fresh, { recursive: true });
  openToReaders(fresh);
  mkdirSync(former, { recursive: true });
  for (const name of readdirSync(folder).filter(isContent))
    move(join(folder, name), join(former, name));
  for (const name of readdirSync(fresh)) move(join(fresh, name), join(folder, name));
}

/**
 * Removes what a swap of contents leaves within folders. @returns warnings about what could not be
 * removed
 */
function removeRest(folders: readonly string[]): string[] {
  // In this order: once nothing comes in any more, what went out is not needed.
  return [incoming, outgoing].flatMap((name) =>
    folders.flatMap((folder) => removalFault(join(folder, name))),
  );
}

/**
 * Replaces folders by others, all or none. Where a folder is a link or is mounted, it stays and its
 * contents are replaced. Call `rollBack` before.
 * @param replacements the new folder for each name: both in the working folder
 * @returns warnings about what could not be removed
 * @throws Error if nothing was replaced
 */
export function swapFolders(replacements: Readonly<Record<string, string>>): string[] {
  const rows = Object.entries(replacements);
  const folders = Object.keys(replacements);
  try {
    for (const [folder, replacement] of rows) {
      openToReaders(replacement);
      const isLink = existsSync(folder) && lstatSync(folder).isSymbolicLink();
      if (isLink || !swapFolder(folder, replacement)) swapContents(folder, replacement);
    }
    rmSync(journal, { force: true });
  } catch (error) {
    rollBack(folders);
    throw error;
  }
  const old = [...Object.values(replacements), ...folders.flatMap(formersOf)];
  return [...removeRest(folders), ...old.flatMap(removalFault)];
}

/**
 * Undoes a swap that is not complete, of whatever folders.
 * @param folders those that will be replaced next
 * @returns true if there was one
 */
export function rollBack(folders: readonly string[]): boolean {
  const isIncomplete = existsSync(journal);
  if (isIncomplete) {
    // A last line without its end is of a move that was never made.
    const moves = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
    for (const [from, to] of moves.reverse().map((line) => JSON.parse(line)))
      if (existsSync(to) && !existsSync(from)) renameSync(to, from);
    rmSync(journal);
  }
  removeRest(folders);
  return isIncomplete;
}
