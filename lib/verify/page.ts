/** A page of the export, parsed once, with what several rules ask of it found once. */

import { type HTMLElement, parse } from 'node-html-parser';
import { type Export, fileAt, type PageFile } from './export';
import { textsOf } from './text';

export type ExportedDocument = {
  file: string;
  root: HTMLElement;
  /** Every element with this name, in the order of the document. Much faster than a selector. */
  elements(name: string): readonly HTMLElement[];
  /** Every element with this attribute. */
  withAttribute(name: string): readonly HTMLElement[];
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

export type Link = {
  element: HTMLElement;
  href: string;
  address: URL;
  /** Undefined if the link leads elsewhere. */
  file?: string;
};

/** Reads any HTML file of the export. */
export function readDocument(site: Export, file: string): ExportedDocument {
  // No rule asks how a page looks, and classes are a third of what the parser would have to read.
  const root = parse(
    site
      .read(file)
      .toString('utf8')
      .replace(/ class="[^"]*"/g, ''),
  );
  const all = root.getElementsByTagName('*');
  const byName = new Map<string, HTMLElement[]>();
  for (const element of all) {
    const same = byName.get(element.localName);
    if (same) same.push(element);
    else byName.set(element.localName, [element]);
  }
  const elements = (name: string) => byName.get(name) ?? [];
  const withAttribute = once((name) =>
    // The parser decodes an element's attributes at the first question: most elements are never asked.
    all.filter((element) => element.rawAttrs.includes(name) && element.hasAttribute(name)),
  );
  const metas = metasOf(elements('meta'));
  return { file, root, elements, withAttribute, meta: (name) => metas.get(name) };
}

/** Several rules ask a page the same: it is looked up at the first question. */
function once(find: (name: string) => HTMLElement[]) {
  const found = new Map<string, HTMLElement[]>();
  return (name: string) => {
    const elements = found.get(name) ?? find(name);
    found.set(name, elements);
    return elements;
  };
}

function metasOf(elements: readonly HTMLElement[]): Map<string, string> {
  const metas = new Map<string, string>();
  for (const { attrs } of elements) {
    for (const name of [attrs.name, attrs.property]) {
      if (name && attrs.content !== undefined && !metas.has(name)) metas.set(name, attrs.content);
    }
  }
  return metas;
}

/** Reads a page that is meant to be found. */
export function readPage(site: Export, page: PageFile): ExportedPage {
  const document = readDocument(site, page.file);
  const links = document.elements('a').flatMap((element) => {
    const href = element.getAttribute('href');
    if (href === undefined) return [];
    const address = new URL(href, page.url);
    return [{ element, href, address, file: fileAt(site, address) }];
  });
  return { ...page, ...document, texts: textsOf(document.root), links };
}

/** One attribute of these elements; those without it are passed over. */
export function attributes(elements: readonly HTMLElement[], name: string): string[] {
  return elements.flatMap(({ attrs }) => attrs[name] ?? []);
}

/** The elements with this name that stand in the head. */
export function inHead({ elements }: ExportedDocument, name: string): HTMLElement[] {
  return elements(name).filter(({ parentNode }) => parentNode.localName === 'head');
}
