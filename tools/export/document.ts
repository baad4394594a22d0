import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { memoize } from '../../lib/bundling/memoize';
import { withoutBreakHints } from '../../lib/messages/break-hints';

/** An HTML file of the export, parsed. */
export type ExportedDocument = {
  file: string;
  html: string;
  root: HTMLElement;
  /** The elements that a CSS selector matches, in the order of the document. */
  select(selector: string): HTMLElement[];
  /**
   * The contents of the `meta` elements of this `name` or `property`, joined by spaces, or an empty
   * string.
   */
  meta(name: string): string;
};

export function readDocument(file: string, html: string): ExportedDocument {
  const root = parse(html);
  const select = memoize((selector: string) => root.querySelectorAll(selector));
  return { file, html, root, select, meta: metaReader(select('meta')) };
}

/** Keeps only the texts of a document, so that the document can be freed. */
function metaReader(elements: readonly HTMLElement[]): ExportedDocument['meta'] {
  const metas = elements.map(({ attrs }) => [attrs.name ?? attrs.property, attrs.content ?? '']);
  return (wanted) => metas.flatMap(([name, text]) => (name === wanted ? text : [])).join(' ');
}

/** The texts below an element, one by one, without scripts and styles. */
export function textsOf(element: HTMLElement): string[] {
  const texts: string[] = [];
  const collect = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) texts.push(node.text);
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const isCode = ['script', 'style'].includes((node as HTMLElement).localName);
    if (!isCode) node.childNodes.forEach(collect);
  };
  element.childNodes.forEach(collect);
  return texts;
}

/** Attributes with texts that a script shows later: `data-sending`. */
function waitingTexts({ attrs }: HTMLElement): string[] {
  return Object.entries(attrs).flatMap(([name, text]) => (name.startsWith('data-') ? text : []));
}

/**
 * Every character that a page may show: in texts, also those that a script shows later, fields and
 * missing pictures.
 */
export function visibleCharacters(page: HTMLElement): Set<string> {
  const body = page.querySelector('body') ?? page;
  const attributes = body
    .querySelectorAll('img, input, textarea')
    .flatMap(({ attrs }) => [attrs.placeholder, attrs.alt, attrs.value]);
  const waiting = body.querySelectorAll('*').flatMap(waitingTexts);
  return new Set([...textsOf(body), ...attributes, ...waiting].join('').normalize());
}

/** Every character that is shown in the font of headings. */
export function headingCharacters(page: HTMLElement): Set<string> {
  const headings = page.querySelectorAll('h1, h2, h3, h4, .font-heading');
  return new Set(headings.flatMap(textsOf).join('').normalize());
}

/** A text in one line, with single spaces. */
export function asRead(text: string): string {
  return withoutBreakHints(text).replace(/\s+/g, ' ').trim();
}

/** The text of an element. */
export function textOf(element: HTMLElement): string {
  return asRead(textsOf(element).join(''));
}
