import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../tools/export/files';

/** Every file below a folder, with a hash of its bytes. */
export function treeOf(folder: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return Object.fromEntries(filesBelow(folder).map((file) => [file, hash(file)]));
}
