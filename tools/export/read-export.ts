/** The finished export as a host serves it: files with addresses, and its pages parsed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pageInFile } from '../../lib/address/paths';
import { sha256 } from '../../lib/bundling/integrity';
import { memoize } from '../../lib/bundling/memoize';
import type { Site } from '../../lib/site/site';
import { type ExportedDocument, readDocument, textOf } from './document';
import { filesBelow } from './files';

/** What the verifier remembers of a page once its document is gone. */
export type ExportedPage = Page & ReturnType<typeof pageFacts>;

/** A page with its document. */
export type OpenPage = ExportedPage & ExportedDocument;

export type Export = {
  site: Site;
  /** The address of the folder's `index.html`. */
  home: string;
  files: ReadonlySet<string>;
  /** The pages by file, in a fixed order. */
  pages: ReadonlyMap<string, ExportedPage>;
  read(file: string): Buffer;
  /** The hash of a file, as `integrity` has it. */
  hashOf(file: string): string;
  /**
   * The file that a host would serve at an address of this site, even if it does not exist;
   * undefined for an address of another site. A path that leads out of the site's folder is
   * returned as it is, so that no file is found: the base path is missing. A full address,
   * `https://…`, of the same host may lead out of the folder: it counts as another site.
   */
  fileAt(address: string, base?: string): string | undefined;
  /** True for an address of this site at which there is no file. */
  lacks(address: string, base?: string): boolean;
};

/**
 * A path or fragment without its escapes. One that cannot be decoded, such as `50%off`, is returned
 * as it is: no file or id has this name.
 */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an export that was built of this site.
 * @param inspect gets one HTML file after another, with the pages read so far. Documents are not
 * kept, to save memory
 */
export function readExport(
  folder: string,
  site: Site,
  inspect: (document: ExportedDocument, exported: Export) => void = () => {},
): Export {
  const { settings } = site;
  const home = `${settings.SITE_URL}${settings.BASE_PATH}/`;
  const files = new Set(filesBelow(folder));
  const read = (file: string) => readFileSync(join(folder, file));
  const hashOf = memoize((file: string) => sha256(read(file)));
  const fileAt = (address: string, base = home) => {
    const { origin, pathname } = new URL(address, base);
    if (origin !== settings.SITE_URL) return undefined;
    const path = decoded(pathname);
    const root = `${settings.BASE_PATH}/`;
    if (!path.startsWith(root)) return URL.canParse(address) ? undefined : path;
    return path.slice(root.length).replace(/(^|\/)$/, '$1index.html');
  };
  const lacks = (address: string, base?: string) => {
    const file = fileAt(address, base);
    return file !== undefined && !files.has(file);
  };
  const pages = new Map<string, ExportedPage>();
  const exported = { site, home, files, pages, read, hashOf, fileAt, lacks };
  for (const file of [...files].filter((name) => name.endsWith('.html'))) {
    const document = readDocument(file, read(file).toString());
    const page = pageInFile(site, file);
    if (page) pages.set(file, { ...page, ...pageFacts(document, exported) });
    inspect(document, exported);
  }
  return exported;
}

/**
 * What rules need of a page after all pages are read. What the page does not say is an empty
 * string.
 */
function pageFacts({ file, select, meta }: ExportedDocument, exported: Export) {
  /** The absolute address at which the file is served. */
  const url = `${exported.home}${file.slice(0, -'index.html'.length)}`;
  const titles = select('head > title').map(textOf);
  const canonical = select('head > link[rel="canonical"]').map(({ attrs }) => attrs.href);
  /** The addresses that it names as itself in other languages, by hreflang. */
  const alternates = new Map(
    select('head > link[rel="alternate"][hreflang]').map(({ attrs }) => [
      attrs.hreflang,
      attrs.href ?? '',
    ]),
  );
  /** Where it leads within this site. */
  const links = select('a[href]').flatMap(({ attrs: { href } }) => {
    const linked = exported.fileAt(href, url);
    const id = decoded(new URL(href, url).hash.slice(1));
    return linked === undefined ? [] : { href, file: linked, id };
  });
  return {
    file,
    meta,
    url,
    alternates,
    links,
    title: titles.length === 1 ? titles[0] : '',
    description: meta('description'),
    heading: select('h1').map(textOf).join(' '),
    canonical: canonical.join(' '),
    ids: new Set(select('[id]').map(({ attrs }) => attrs.id)),
  };
}
