/** A page of the export, parsed. */

import { type HTMLElement, parse } from 'node-html-parser';
import { type Export, fileAt, type PageFile } from './export';
import { textsOf } from './text';

export type ExportedDocument = {
  file: string;
  root: HTMLElement;
  /** Every element, in the order of the document. */
  all: readonly HTMLElement[];
  /** Those with this name. */
  elements(name: string): readonly HTMLElement[];
  /** Those `link` elements of the head that have this `rel`. */
  linked(rel: string): readonly HTMLElement[];
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
  // One walk for all rules: selectors would walk through the document each time.
  const all = root.getElementsByTagName('*');
  const named = new Map<string, HTMLElement[]>();
  for (const element of all) {
    const same = named.get(element.localName);
    if (same) same.push(element);
    else named.set(element.localName, [element]);
  }
  const elements = (name: string) => named.get(name) ?? [];
  const linked = (rel: string) =>
    elements('link').filter(
      ({ attrs, parentNode }) => attrs.rel === rel && parentNode.localName === 'head',
    );
  const meta = (name: string) =>
    elements('meta').find(({ attrs }) => attrs.name === name || attrs.property === name)?.attrs
      .content;
  return { file, root, all, elements, linked, meta };
}

/** Reads a page that is meant to be found. */
export function readPage(site: Export, page: PageFile): ExportedPage {
  const document = readDocument(site, page.file);
  const links = document.elements('a').flatMap((element) => {
    const { href } = element.attrs;
    if (href === undefined) return [];
    const address = new URL(href, page.url);
    return { element, href, address, file: fileAt(site, address) };
  });
  return { ...page, ...document, texts: textsOf(document.root), links };
}

/** One attribute of all elements that have it. */
export function attributes({ all }: ExportedDocument, name: string): string[] {
  return all.flatMap(({ attrs }) => attrs[name] ?? []);
}
