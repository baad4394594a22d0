/**
 * Checks where a build may write, because it replaces the whole folder, and the one for hosts
 * beside it.
 */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * True for a folder that does not exist or is empty, or that a build has written: then it contains
 * this file.
 */
function isReplaceable(folder: string, file: string): boolean {
  return !existsSync(folder) || existsSync(join(folder, file)) || readdirSync(folder).length === 0;
}

/** Why an export cannot be written to a folder; undefined if it can. */
export function folderFault(folder: string): string | undefined {
  if (!/^[a-z\d][\w.-]*$/i.test(folder))
    return `${folder} is no plain name of a folder in the project. Example: npm run build -- out-trial`;
  const link = [folder, `${folder}-hosts`].find((name) =>
    lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  if (link)
    return `${link} is a link, and a build would put a folder in its place. Build to a new folder, and copy that: npm run build -- out-new`;
  const taken = [
    ...(isReplaceable(folder, '_redirects') ? [] : [folder]),
    ...(isReplaceable(`${folder}-hosts`, 'nginx-http.conf') ? [] : [`${folder}-hosts`]),
  ];
  return taken.length > 0
    ? `${taken[0]}/ is no earlier export, and a build would replace it. Name a new folder, or remove this one`
    : undefined;
}
