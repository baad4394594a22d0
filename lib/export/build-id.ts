import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files';

const folders = ['app', 'components', 'lib', 'messages', 'public'];
const files = ['next.config.mjs', 'tailwind.config.ts', 'package-lock.json'];

/**
 * The name of a build: the same for the same sources, another for any change, so that a tab which is
 * left open across a release notices. (The settings are part of the pages, and need no part in it.)
 */
export function buildId(): string {
  const sources = folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)));
  const hash = createHash('sha256');
  for (const file of [...sources, ...files]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
