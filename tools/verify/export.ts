/** The finished export as a host serves it: files with addresses, and its pages parsed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { type Page, pageInFile } from '../../lib/paths';
import type { Settings } from '../../lib/settings';
import { filesBelow } from '../export/files';
import { type ExportedDocument, readDocument } from './document';
import { textOf } from './text';

/** A page that is meant to be found. What it does not say is an empty text. */
export type ExportedPage = ExportedDocument &
  Page & {
    /** The absolute address at which the file is served. */
    url: string;
    title: string;
    /** The address by which it wants to be known. */
    canonical: string;
    description: string;
    /** The addresses that it names as itself in other languages, by hreflang. */
    alternates: ReadonlyMap<string, string>;
    /** Every `a` with an address, as a browser resolves it. */
    links: readonly Link[];
  };

type Link = {
  element: HTMLElement;
  href: string;
  address: URL;
  /** Undefined if the link leads elsewhere. */
  file?: string;
};

export type Export = {
  settings: Settings;
  /** The address of the folder's `index.html`. */
  home: string;
  files: ReadonlySet<string>;
  /** The pages by file, in a fixed order. */
  pages: ReadonlyMap<string, ExportedPage>;
  read(file: string): Buffer;
  /**
   * The file that a host serves at an address of this site, whether it exists or not; undefined for an
   * address elsewhere. An address on the same host but outside the site's folder stays an absolute path,
   * which no file of the export has.
   */
  fileAt(address: string, base?: string): string | undefined;
};

/** Reads an export that was built with these settings. */
export function readExport(folder: string, settings: Settings): Export {
  const home = `${settings.SITE_URL}${settings.BASE_PATH}/`;
  const files = filesBelow(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const fileAt = (address: string, base = home) => {
    const { origin, pathname } = new URL(address, base);
    if (origin !== settings.SITE_URL) return undefined;
    const path = decodeURIComponent(pathname);
    const root = `${settings.BASE_PATH}/`;
    if (!path.startsWith(root)) return path;
    return path.slice(root.length).replace(/(^|\/)$/, '$1index.html');
  };
  const pageOf = (file: string): [string, ExportedPage][] => {
    const page = pageInFile(file);
    if (!page) return [];
    const document = readDocument(file, read(file).toString());
    const { select, meta } = document;
    const url = `${home}${file.slice(0, -'index.html'.length)}`;
    const titles = select('head > title');
    const alternates = select('head > link[rel="alternate"][hreflang]');
    const links = select('a[href]').map((element) => {
      const { href } = element.attrs;
      return { element, href, address: new URL(href, url), file: fileAt(href, url) };
    });
    const told = {
      title: titles.length === 1 ? textOf(titles[0]) : '',
      canonical: select('head > link[rel="canonical"]')
        .map(({ attrs }) => attrs.href)
        .join(' '),
      description: meta('description'),
      alternates: new Map(alternates.map(({ attrs }) => [attrs.hreflang, attrs.href ?? ''])),
    };
    return [[file, { ...page, ...document, ...told, url, links }]];
  };
  const pages = new Map(files.flatMap(pageOf));
  return { settings, home, files: new Set(files), pages, read, fileAt };
}
