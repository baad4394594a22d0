/**
 * The site of an existing export. The home page of the export says for which address and name it
 * was built.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Site } from '../../lib/site/site';

/** The canonical address of an export's home page; undefined if it has none. */
export function addressIn(folder: string): string | undefined {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return /<link rel="canonical" href="(https?:[^"]+)"/.exec(html)?.[1];
}

/** The site's name in an export; undefined if its home page has none. */
export function nameIn(folder: string): string | undefined {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return parse(html).querySelector('meta[property="og:site_name"]')?.getAttribute('content');
}

/**
 * The site at the address for which its export was built, although this shell may have other
 * settings.
 */
export function builtSite(folder: string, site: Site): Site {
  const address = addressIn(folder);
  if (!address) return site;
  const { origin, pathname } = new URL(address);
  const settings = { ...site.settings, SITE_URL: origin, BASE_PATH: pathname.replace(/\/$/, '') };
  return { ...site, settings };
}
