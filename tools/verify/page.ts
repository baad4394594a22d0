/** A page of the export, parsed. */

import { type HTMLElement, parse } from 'node-html-parser';
import { type Export, fileAt, type PageFile } from './export';
import { textsOf } from './text';

export type ExportedDocument = {
  file: string;
  root: HTMLElement;
  /** Every element with this name, in the order of the document. */
  elements(name: string): readonly HTMLElement[];
  /** The content of a `meta` element, by its `name` or `property`. */
  meta(name: string): string | undefined;
};

export type ExportedPage = ExportedDocument &
  PageFile & {
    /** The texts that a reader gets, one by one. */
    texts: readonly string[];
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

/** Reads any HTML file of the export. */
export function readDocument(site: Pick<Export, 'read'>, file: string): ExportedDocument {
  const root = parse(site.read(file).toString('utf8'));
  const elements = (name: string) => root.getElementsByTagName(name);
  const metas = elements('meta');
  const meta = (name: string) =>
    metas.find(({ attrs }) => attrs.name === name || attrs.property === name)?.attrs.content;
  return { file, root, elements, meta };
}

/** Reads a page that is meant to be found. */
export function readPage(site: Export, page: PageFile): ExportedPage {
  const document = readDocument(site, page.file);
  const links = document.root.querySelectorAll('a[href]').map((element) => {
    const { href } = element.attrs;
    const address = new URL(href, page.url);
    return { element, href, address, file: fileAt(site, address) };
  });
  return { ...page, ...document, texts: textsOf(document.root), links };
}

/** One attribute of all elements that have it. */
export function attributes({ root }: ExportedDocument, name: string): string[] {
  return root.querySelectorAll(`[${name}]`).map(({ attrs }) => attrs[name]);
}
