/** Puts another page of the site into this document: the same page in another language. */

/** What a page loads: the same in every page of a release, whatever its language. */
const assets = 'link[rel=stylesheet], script[src]';

/** Tags that rule the document, alike on every page. Without its viewport or colour scheme it is laid out anew. */
const ruling = '[charset], [http-equiv], [name=viewport], [name*=color]';

/** Of the head, what is another one's on every page. The rest rules the document, or is loaded already. */
const own = `title, meta:not(${ruling}), link:is([rel=canonical], [rel=alternate])`;

type Field = HTMLInputElement | HTMLTextAreaElement;

function assetsOf(page: Document): string {
  return [...page.head.querySelectorAll(assets)].map((element) => element.outerHTML).join('');
}

function ownTags({ head }: Document): Element[] {
  return [...head.querySelectorAll(own)];
}

/** The fields that can be told apart, by their ids. */
function fieldsOf({ body }: Document): Map<string, Field> {
  const fields = body.querySelectorAll<Field>('input[id], textarea[id]');
  return new Map([...fields].map((field) => [field.id, field]));
}

/** False for no page, one of another release or language, or one that is not ours: it would not fit here. */
export function isPageOf(page: Document | undefined, language: string): page is Document {
  return page?.documentElement.lang === language && assetsOf(page) === assetsOf(document);
}

/** What was typed or chosen in a field stays in its counterpart. */
function keep(field: Field, had: Field | undefined): void {
  if (field.type !== 'radio') field.value = had?.value ?? '';
  else if (had instanceof HTMLInputElement) field.toggleAttribute('checked', had.checked);
}

/** Gives a field the focus, and the selection that its counterpart had. */
function refocus(field: Field, had: Field): void {
  const { selectionStart, selectionEnd } = had;
  field.focus({ preventScroll: true });
  // Fields for email addresses tell nothing of their selection, and take none.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Exchanges all that is the page's own: the head, and the body without the element that lasts, which takes over the
 * other's contents. What was typed or opened stays, as do the scroll position and the history.
 * @param stays an element of the body that is in both pages and has to outlive the exchange
 * @returns true if a field had the focus: its counterpart has it now
 */
export function exchangePage(page: Document, stays: Element): boolean {
  const { documentElement: root, head, body } = document;
  const typed = fieldsOf(document);
  const focused = document.activeElement as Field;
  for (const [id, field] of fieldsOf(page)) keep(field, typed.get(id));
  // Else what was pressed or read there would be gone. Those of a group are menus: a choice closes them.
  for (const { id } of document.querySelectorAll('details[id][open]:not([name])'))
    page.getElementById(id)?.setAttribute('open', '');
  for (const element of ownTags(document)) element.remove();
  head.append(...ownTags(page));
  const other = page.getElementById(stays.id);
  stays.replaceChildren(...(other?.childNodes ?? []));
  other?.remove();
  for (const child of [...body.children]) if (child !== stays) child.remove();
  stays.before(...page.body.children);
  // Last: the language bears on every element's style, and taking away the focused one has the styles worked out.
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  const field = typed.has(focused.id) && fieldsOf(document).get(focused.id);
  if (field) refocus(field, focused);
  return Boolean(field);
}
