/**
 * Runs the page that `npm run share` writes. What is typed goes one way: from the form to its state, and from that to the
 * page's own address and to the list.
 */
import {
  addRow,
  changeExact,
  clear,
  clearRows,
  goBack,
  noteTyping,
  paste,
  read,
  removeRow,
  takeBack,
  tidyRow,
  tidyUp,
} from './edit.client';
import { goToMarked } from './form.client';
import { afterPrint, beforePrint, handOut } from './hand-out.client';
import { joinStep } from './history.client';
import { all, beQuiet, form, previews } from './page.client';
import { openOrFold } from './previews.client';
import { showNow, showSoon } from './show.client';

/** By a button's action. What is not here hands something out. */
const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
  add: addRow,
  clear,
  'clear-rows': clearRows,
  'open-or-fold': () => openOrFold(previews),
  remove: removeRow,
  undo: () => history.back(),
};

function press(button: HTMLElement): void {
  const { action = '' } = button.dataset;
  beQuiet();
  showNow();
  if (action in actions) actions[action](button);
  else handOut(button, action);
}

/** As the link would, but what is after the page's `#` stays. */
function jump(event: Event, hash: string): void {
  event.preventDefault();
  const part = document.querySelector<HTMLElement>(hash);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

function click(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('button[data-action]');
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (button) press(button);
  if (link) jump(event, link.hash);
  if (link?.closest('[data-refusal]')) goToMarked();
  // Not at `pointerup`, as the site's menus do: below the list, what is pressed would move away before the click.
  for (const list of all<HTMLDetailsElement>('fieldset details'))
    if (!list.contains(target)) list.open = false;
}

/** What moves when a row is left, and is no field. The list of languages has to get the focus: see `closeList`. */
const pressable = 'button, label:has([name=exact]), summary:not(fieldset *)';

/** A field that is left may become rows: what is pressed would move away between the two halves of a click. */
function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest(pressable)) event.preventDefault();
}

function rowAround(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('[data-row]')) || undefined;
}

/** Fields in which Enter must not add a row: the version is far from the rows, and a tick is none of their names. */
const withoutEnter = '[name=v], [type=checkbox]';

function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.target as Element).matches(withoutEnter))
    event.preventDefault();
}

/** Closes the list of languages from anywhere within, as a menu does. */
function closeList({ key, target }: KeyboardEvent): void {
  const open = (target as Element).closest<HTMLDetailsElement>('details[open]');
  if (key !== 'Escape' || !open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
}

document.addEventListener('click', click);
document.addEventListener('mousedown', keepFocus);
document.addEventListener('input', noteTyping);
document.addEventListener('input', showSoon);
document.addEventListener('change', ({ target }) => {
  if (rowAround(target)) tidyRow();
  else if ((target as HTMLInputElement).name === 'exact') changeExact();
  else tidyUp();
});
// Several names in a field become rows once their row is left: before, the fields behind it may still be empty.
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  const row = rowAround(target);
  if (row && row !== rowAround(relatedTarget)) tidyUp();
});
form.addEventListener('paste', paste);
form.addEventListener('keydown', closeList);
form.addEventListener('keydown', takeBack);
document.addEventListener('keydown', keepEnter);
// The form has no address: Enter in a field only presses the button for a further row.
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('beforeprint', beforePrint);
addEventListener('afterprint', afterPrint);
addEventListener('popstate', goBack);
addEventListener('pagehide', () => {
  // A page that is left gets no further entry in the history.
  joinStep();
  showNow();
});
for (const button of all('[data-action=share]')) button.hidden = !('share' in navigator);
read();
