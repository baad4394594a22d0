/** Replaces a finished folder by another, so that a process that is killed at any moment leaves one of them whole. */
import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where a folder is made, before it takes its place. What lies here is never whole. */
export const stagingOf = (folder: string) => `.${folder}-staging`;

/** Where the folder is while the new one takes its place. What lies here is always whole. */
const previousOf = (folder: string) => `.${folder}-previous`;

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Puts back what a process left that was killed while it swapped, and removes what it had begun. */
export function recover(folder: string): void {
  if (!existsSync(folder) && existsSync(previousOf(folder))) {
    renameSync(previousOf(folder), folder);
  }
  discardPrevious(folder);
  remove(stagingOf(folder));
}

/** Puts the staged folder into its place. `recover` comes before the staging. */
export function swap(folder: string): void {
  if (existsSync(folder)) renameSync(folder, previousOf(folder));
  renameSync(stagingOf(folder), folder);
  discardPrevious(folder);
}

/** A folder that is half removed must not be taken for a whole one, so it takes another name first. */
function discardPrevious(folder: string): void {
  if (!existsSync(previousOf(folder))) return;
  remove(stagingOf(folder));
  renameSync(previousOf(folder), stagingOf(folder));
  remove(stagingOf(folder));
}
