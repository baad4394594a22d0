/** The site of an export that is there: its home page tells for which address it was built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../lib/site/site';

/** The address of the home page that an export names in it; undefined if it names none. */
export function addressIn(folder: string): string | undefined {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return /<link rel="canonical" href="(https?:[^"]+)"/.exec(html)?.[1];
}

/** A site at the address for which its export was built: this shell may have other settings than the build had. */
export function builtSite(folder: string, site: Site): Site {
  const address = addressIn(folder);
  if (!address) return site;
  const { origin, pathname } = new URL(address);
  const settings = { ...site.settings, SITE_URL: origin, BASE_PATH: pathname.replace(/\/$/, '') };
  return { ...site, settings };
}
