/**
 * Replaces folders by new ones, all or none: the export and the files for its host belong together.
 * The old ones are moved aside, the new ones in, and only then are the old ones removed. So if an
 * old one is aside while a folder is missing, a build was killed in between.
 */
import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where an old folder is aside. */
const formerOf = (folder: string) => `.${folder}-former`;

/** Lets everyone read: a strict umask would make a server answer 403. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(path);
    else chmodSync(path, 0o644);
  }
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

/**
 * Replaces folders by others, all or none. Call `rollBack` before.
 * @param replacements the new folder for each name: both in the working folder
 * @returns warnings about what could not be removed
 * @throws Error if nothing was replaced
 */
export function swapFolders(replacements: Readonly<Record<string, string>>): string[] {
  const folders = Object.keys(replacements);
  const done: [from: string, to: string][] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    done.unshift([from, to]);
  };
  try {
    for (const replacement of Object.values(replacements)) openToReaders(replacement);
    for (const folder of folders.filter((name) => existsSync(name))) move(folder, formerOf(folder));
    for (const [folder, replacement] of Object.entries(replacements)) move(replacement, folder);
  } catch (error) {
    for (const [from, to] of done) renameSync(to, from);
    throw error;
  }
  return folders.map(formerOf).flatMap(removalFault);
}

/**
 * Heals what a killed build has left: puts the old folders back, or removes what is left of them if
 * the new ones are in place.
 * @param folders in the order in which they were to be replaced
 * @returns true if old ones were put back
 */
export function rollBack(folders: readonly string[]): boolean {
  const aside = folders.filter((folder) => existsSync(formerOf(folder)));
  const isIncomplete = aside.length > 0 && !folders.every((folder) => existsSync(folder));
  for (const folder of aside) {
    rmSync(isIncomplete ? folder : formerOf(folder), { recursive: true, force: true });
    if (isIncomplete) renameSync(formerOf(folder), folder);
  }
  return isIncomplete;
}
