import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Every file below a folder, as paths relative to it, with slashes on every system, in a fixed
 * order.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** These files, and those below these folders. */
export function filesOf(parts: readonly string[]): string[] {
  return parts.flatMap((part) =>
    statSync(part).isDirectory() ? filesBelow(part).map((file) => join(part, file)) : part,
  );
}
