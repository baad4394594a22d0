import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, as paths relative to it, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}
