import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, as paths relative to it, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

/** These files, and those below these folders. */
export function filesOf(parts: readonly string[]): string[] {
  return parts.flatMap((part) =>
    statSync(part).isDirectory() ? filesBelow(part).map((file) => join(part, file)) : part,
  );
}
