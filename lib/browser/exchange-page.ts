/** Puts another page of the site into this document: the same page in another language. */

import { pageLanguage } from './page-language';

/** The files that a page loads. They are the same on all pages of a release. */
const assets = 'link[rel=stylesheet], script[src]';

/** Tags for the whole document, which are the same on every page. They stay: to remove them would lay the page out anew. */
const shared = '[charset], [http-equiv], [name=viewport], [name*=color]';

/** The tags of the head that differ from page to page. */
const own = `title, meta:not(${shared}), link:is([rel=canonical], [rel=alternate])`;

/** The fields that can be told apart. */
const fields = 'input[id], textarea[id]';

type Field = HTMLInputElement | HTMLTextAreaElement;

function assetsOf({ head }: Document): (string | null)[] {
  return [...head.querySelectorAll(assets)].map(
    (asset) => asset.getAttribute('href') ?? asset.getAttribute('src'),
  );
}

function ownTags({ head }: Document): Element[] {
  return [...head.querySelectorAll(own)];
}

/**
 * True for a page of this site, of the same release, in this language. No other one fits into this document, in which
 * extensions and translators may have put files of their own.
 */
export function isPageOf(page: Document | undefined, language: string): page is Document {
  if (!page || pageLanguage(page) !== language) return false;
  const loaded = assetsOf(document);
  return assetsOf(page).every((asset) => loaded.includes(asset));
}

/** Puts what was typed, set or chosen in a field into its counterpart. */
function keep(field: Field, had: Field): void {
  field.value = had.value;
  if (had instanceof HTMLInputElement) field.toggleAttribute('checked', had.checked);
}

/** Gives a field the focus, and the selection that its counterpart had. */
function refocus(field: Field, had: Field): void {
  const { selectionStart, selectionEnd } = had;
  field.focus({ preventScroll: true });
  // Browsers neither give nor set the selection of a field for email addresses.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Exchanges the tags of the head that differ, and the body. What was typed, set or opened stays, as far as it has an id (the
 * verifier sees to that), and so do the scroll position and the history.
 * @param stays an element of the body, on both pages, that is kept and gets the contents of its counterpart
 * @returns true if a field had the focus: its counterpart has it now
 */
export function exchangePage(page: Document, stays: Element): boolean {
  const { documentElement: root, head, body } = document;
  const focused = document.activeElement;
  const counterpart = ({ id }: Element, where: Document) =>
    where.getElementById(id) as Field | null;
  for (const had of document.querySelectorAll<Field>(fields)) {
    const field = counterpart(had, page);
    if (field) keep(field, had);
  }
  // What was pressed or read in a list stays in sight. Those with a name are menus, which a choice closes.
  for (const { id } of document.querySelectorAll('details[open]:not([name])'))
    page.getElementById(id)?.setAttribute('open', '');
  for (const element of ownTags(document)) element.remove();
  head.append(...ownTags(page));
  const other = page.getElementById(stays.id);
  stays.replaceChildren(...(other?.childNodes ?? []));
  other?.remove();
  for (const child of [...body.children]) if (child !== stays) child.remove();
  stays.before(...page.body.children);
  // Last, because a new language makes all styles stale, and removing the focused element would compute them at once.
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  const field = focused?.matches(fields) && counterpart(focused, document);
  if (field) refocus(field, focused as Field);
  return Boolean(field);
}
