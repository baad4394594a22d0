/** Every file in `public` is published as it is. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../lib/site/fault';

/**
 * What addresses may begin with a dot for (RFC 8615), and what macOS leaves in folders: the export
 * goes without it.
 */
const harmless = ['.well-known', '.DS_Store'];

/**
 * Links, which would publish what lies elsewhere, hidden files, such as `.env.production`, and
 * HTML, which the steps after Next.js would take for a page of the site.
 */
export function publicFileFaults(folder = 'public'): Fault[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isSymbolicLink())
      return { place, what: 'is a link: put a copy of what it leads to in its place' };
    if (entry.name.startsWith('.') && !harmless.includes(entry.name))
      return { place, what: 'is hidden, and would be published: remove it' };
    if (entry.name.endsWith('.html'))
      return {
        place,
        what: 'is HTML, and only pages of the site can be: prove to search engines by a DNS record that the site is yours',
      };
    return entry.isDirectory() ? publicFileFaults(place) : [];
  });
}
