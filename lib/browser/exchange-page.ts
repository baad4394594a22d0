/** Replaces the page in this document with the same page in another language. */
import { pageLanguage } from './page-language';

/** The files that a page loads. They are the same on all pages of a release. */
const assets = 'link[rel=stylesheet], script[src]';

/** Tags that are the same on every page. They stay: removing them would cause a new layout. */
const sharedTags = '[charset], [http-equiv], [name=viewport], [name*=color]';

/** The tags of the head that differ from page to page. */
const pageTags = `title, meta:not(${sharedTags}), link:is([rel=canonical], [rel=alternate])`;

/** The fields that have a counterpart on the other page. */
const fields = 'input[id], textarea[id], select[id]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function assetsOf({ head }: Document): (string | null)[] {
  return [...head.querySelectorAll(assets)].map(
    (asset) => asset.getAttribute('href') ?? asset.getAttribute('src'),
  );
}

function pageTagsOf({ head }: Document): Element[] {
  return [...head.querySelectorAll(pageTags)];
}

/**
 * True for a page of this site and release in this language: its scripts and styles are all loaded
 * in this document, to which browser extensions may have added others.
 */
export function isPageOf(page: Document | undefined, language: string): page is Document {
  if (!page || pageLanguage(page) !== language) return false;
  const loaded = assetsOf(document);
  return assetsOf(page).every((asset) => loaded.includes(asset));
}

/** Copies what a visitor typed, set or chose. */
function copyValue(from: Field, to: Field): void {
  to.value = from.value;
  if (from instanceof HTMLInputElement) to.toggleAttribute('checked', from.checked);
}

/** Focuses a field, and selects in it what was selected in the other one. */
function moveFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (!('selectionStart' in from && 'selectionStart' in to)) return;
  // Fields of type email have no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Exchanges the body, and the tags of the head that differ. Scroll position and history stay, and
 * so does what was typed, set or opened in elements with an id, which the verifier demands.
 * @param persistent a child of both bodies that is kept, and gets the contents of its counterpart
 * @returns true if a field had the focus, which its counterpart now has
 */
export function exchangePage(page: Document, persistent: Element): boolean {
  const { documentElement: root, head, body } = document;
  const focused = document.activeElement;
  const counterpart = ({ id }: Element, other: Document) =>
    other.getElementById(id) as Field | null;
  for (const field of document.querySelectorAll<Field>(fields)) {
    const next = counterpart(field, page);
    if (next) copyValue(field, next);
  }
  // Open lists stay open, but for those with a name: they are menus, which a choice closes.
  for (const { id } of document.querySelectorAll('details[open]:not([name])'))
    page.getElementById(id)?.setAttribute('open', '');
  for (const element of pageTagsOf(document)) element.remove();
  head.append(...pageTagsOf(page));
  const other = page.getElementById(persistent.id);
  persistent.replaceChildren(...(other?.childNodes ?? []));
  other?.remove();
  for (const child of [...body.children]) if (child !== persistent) child.remove();
  persistent.before(...page.body.children);
  // Last: `lang` invalidates all styles, and removing the focused element would compute them at
  // once.
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  const field = focused?.matches(fields) && counterpart(focused, document);
  if (field) moveFocus(focused as Field, field);
  return Boolean(field);
}
