import { type HTMLElement, parse } from 'node-html-parser';

/** An HTML file of the export, parsed. */
export type ExportedDocument = {
  file: string;
  root: HTMLElement;
  /** The elements that a CSS selector matches, in the order of the document. */
  select(selector: string): HTMLElement[];
  /** One attribute of all elements that have it. */
  attributes(name: string): string[];
  /** The content of a `meta` element, by its `name` or `property`: an empty text if it is not there. */
  meta(name: string): string;
};

export function readDocument(file: string, html: string): ExportedDocument {
  const root = parse(html);
  const select = (selector: string) => root.querySelectorAll(selector);
  const metas = select('meta');
  return {
    file,
    root,
    select,
    attributes: (name) => select(`[${name}]`).map(({ attrs }) => attrs[name]),
    meta: (name) =>
      metas.find(({ attrs }) => attrs.name === name || attrs.property === name)?.attrs.content ??
      '',
  };
}
