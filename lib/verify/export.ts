/** The finished export as a search engine finds it: files with addresses, and pages, each parsed once. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { withoutBreakHints } from '../break-hints';
import { filesBelow } from '../export/files';
import { type Page, pageAt } from '../paths';
import type { Settings } from '../settings';

export type ExportedPage = Page & {
  /** The path in the export: `de/terms/index.html`. */
  file: string;
  /** The absolute address at which the file is served. */
  url: string;
  root: HTMLElement;
};

export type Export = {
  settings: Settings;
  files: ReadonlySet<string>;
  /** The pages that are meant to be found. */
  pages: readonly ExportedPage[];
  /** Every other HTML file: the pages for unknown addresses. */
  others: readonly { file: string; root: HTMLElement }[];
  read(file: string): Buffer;
};

/** A rule's findings: one line for each fault, `file: what is wrong`. */
export type Rule = (site: Export) => string[];

/** Reads an export that was built with these settings. */
export function readExport(folder: string, settings: Settings): Export {
  const files = filesBelow(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, root: parse(read(file).toString('utf8')) }));
  const pages = documents.flatMap(({ file, root }) => {
    const page = pageOf(file);
    return page ? [{ ...page, file, root, url: addressOf(file, settings) }] : [];
  });
  const others = documents.filter(({ file }) => !pageOf(file));
  return { settings, files: new Set(files), pages, others, read };
}

function pageOf(file: string): Page | undefined {
  const folders = file.split('/');
  return folders.pop() === 'index.html' ? pageAt(folders) : undefined;
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

/** One attribute of every element that a selector finds; elements without it are passed over. */
export function attributes(root: HTMLElement, selector: string, name: string): string[] {
  return root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
}

/** The content of a `meta` element, by its `name` or `property`. */
export function metaContent(root: HTMLElement, name: string): string | undefined {
  return attributes(root, `meta[name="${name}"], meta[property="${name}"]`, 'content')[0];
}

/** The texts below an element that a reader gets, one by one: without scripts and styles. */
export function textsOf(element: HTMLElement): string[] {
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
    const inner = node as HTMLElement;
    return node.nodeType === NodeType.ELEMENT_NODE && !['SCRIPT', 'STYLE'].includes(inner.tagName)
      ? textsOf(inner)
      : [];
  });
}

/** A text as it reads: in one line. */
export function asRead(text: string): string {
  return withoutBreakHints(text).replace(/\s+/g, ' ').trim();
}

/** What an element says. */
export function textOf(element: HTMLElement): string {
  return asRead(textsOf(element).join(''));
}
