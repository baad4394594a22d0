import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files';

const folders = ['app', 'components', 'lib', 'messages', 'public'];
const files = [
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
  'package-lock.json',
];

/** Not sources: tests, and what a build itself writes, which a fresh clone does not have yet. */
const passedOver = /\.test(-d)?\.tsx?$|\.d\.json\.ts$/;

/**
 * The name of a build: the same for the same sources, another for any change, so that a tab which is
 * left open across a release notices. (The settings are part of the pages, and need no part in it.)
 */
export function buildId(): string {
  const sources = folders
    .flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
    .filter((file) => !passedOver.test(file));
  const hash = createHash('sha256');
  for (const file of [...sources, ...files]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
