/**
 * Keeps the hashed files of earlier releases, so that a tab that was opened before a release goes on working.
 * What is to be kept is asked of the published site itself, which has it for as long as it is published.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashedFolder } from '../hosting/rules';
import { filesBelow } from './files';

/** The list of hashed files, at the root of the site. */
const listName = 'assets.txt';

/** How long a file outlives the last release that used it. */
const keptDays = 30;

const millisecondsPerDay = 86_400_000;

/**
 * A line of the list: a file of the release, or one of an earlier release with the day on which it was replaced.
 * `current _next/static/chunks/a.js`, `2025-11-21 _next/static/chunks/b.js`. No name leads out of the folder.
 */
const linePattern = /^(current|\d{4}-\d{2}-\d{2}) (_next\/static(?:\/[\w~-][\w.~-]*)+)$/;

/** A published file, or undefined if there is none. @throws Error if the site cannot be asked. */
async function published(address: string): Promise<Buffer | undefined> {
  const response = await fetch(address, { headers: { 'cache-control': 'no-cache' } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The hashed files that the site offers, each with the day on which it was replaced: today, if it is in use. */
async function offered(site: string, today: string): Promise<[file: string, replaced: string][]> {
  const list = (await published(`${site}/${listName}`))?.toString() ?? '';
  return list.split('\n').flatMap((line) => {
    const [, day, file] = line.match(linePattern) ?? [];
    return file ? [[file, day === 'current' ? today : day]] : [];
  });
}

/**
 * Adds to an export what the site at this address has from earlier releases, and the list for the next one.
 * @param site the published site's address, without a slash at its end
 * @returns the files that were added
 * @throws Error if the site cannot be asked, or a file that it lists cannot be had
 */
export async function keepAssets(folder: string, site: string, now: Date): Promise<string[]> {
  const current = filesBelow(folder).filter((file) => file.startsWith(hashedFolder));
  const oldest = new Date(now.getTime() - keptDays * millisecondsPerDay).toISOString();
  const kept = (await offered(site, now.toISOString().slice(0, 10))).filter(
    ([file, replaced]) => !current.includes(file) && replaced >= oldest.slice(0, 10),
  );
  for (const [file] of kept) {
    const bytes = await published(`${site}/${file}`);
    if (!bytes) throw new Error(`${site}/${listName} names ${file}, which is not there`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
  const lines = [
    ...current.map((file) => `current ${file}`),
    ...kept.map(([file, replaced]) => `${replaced} ${file}`),
  ];
  writeFileSync(join(folder, listName), `${lines.join('\n')}\n`);
  return kept.map(([file]) => file);
}
