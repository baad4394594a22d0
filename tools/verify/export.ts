/** The finished export as a host serves it: files with addresses. Its pages are opened one by one, see `page.ts`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../lib/memoize';
import { type Page, pageInFile } from '../../lib/paths';
import type { Settings } from '../../lib/settings';
import { sha256 } from '../../lib/sha256';
import { filesBelow } from '../export/files';

/** A page that is meant to be found. */
export type PageFile = Page & {
  /** The path in the export: `de/terms/index.html`. */
  file: string;
  /** The absolute address at which the file is served. */
  url: string;
};

export type Export = {
  settings: Settings;
  files: ReadonlySet<string>;
  /** The pages by file, in a fixed order. */
  pages: ReadonlyMap<string, PageFile>;
  read(file: string): Buffer;
  /** A file's hash, as `integrity` has it. */
  hashOf(file: string): string;
};

/** Lists an export that was built with these settings. */
export function readExport(folder: string, settings: Settings): Export {
  const files = filesBelow(folder);
  const pages = files.flatMap((file): [string, PageFile][] => {
    const page = pageInFile(file);
    return page ? [[file, { ...page, file, url: addressOf(file, settings) }]] : [];
  });
  const read = (file: string) => readFileSync(join(folder, file));
  const hashOf = memoize((file: string) => sha256(read(file)));
  return { settings, files: new Set(files), pages: new Map(pages), read, hashOf };
}

function addressOf(file: string, { SITE_URL, BASE_PATH }: Settings): string {
  return `${SITE_URL}${BASE_PATH}/${file.slice(0, -'index.html'.length)}`;
}

/**
 * The file that a host serves at an address of this site, whether it exists or not; undefined for an
 * address elsewhere. An address on the same host but outside the site's folder stays an absolute path,
 * which no file of the export has.
 */
export function fileAt({ settings }: Export, { origin, pathname }: URL): string | undefined {
  if (origin !== settings.SITE_URL) return undefined;
  const path = decodeURIComponent(pathname);
  const folder = `${settings.BASE_PATH}/`;
  if (!path.startsWith(folder)) return path;
  const file = path.slice(folder.length);
  return file === '' || file.endsWith('/') ? `${file}index.html` : file;
}
