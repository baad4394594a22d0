/** Every file in `public` is published as it is. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../lib/site/fault';

/**
 * What addresses may begin with a dot for (RFC 8615), and what macOS leaves in folders: the export
 * goes without it.
 */
const harmless = ['.well-known', '.DS_Store'];

/** Links, which would publish what lies elsewhere, and hidden files, such as `.env.production`. */
export function publicFileFaults(folder = 'public'): Fault[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isSymbolicLink())
      return { place, what: 'is a link: put a copy of what it leads to in its place' };
    if (entry.name.startsWith('.') && !harmless.includes(entry.name))
      return { place, what: 'is hidden, and would be published: remove it' };
    return entry.isDirectory() ? publicFileFaults(place) : [];
  });
}
