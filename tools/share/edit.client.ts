/** Changes the form: when a field is left, for a button, when cells are pasted, and when the visitor goes back. */
import { type Parameters, rowNames } from './campaign.client';
import { type Place, toldOfTable, withTable } from './filled-table.client';
import { fillIn, lackingIn, stateOf } from './form.client';
import { isFromElsewhere, keepBoth, keptState } from './history.client';
import { all, form, tell } from './page.client';
import { setUpIn, type Table, tableIn } from './pasted.client';
import { inputIn, rowsOf } from './rows.client';
import { show } from './show.client';
import { isFull, mostRows, rowsIn, type State, settled, tidyIn, withRows } from './state.client';

/** Fills the form in so that the browser's Back takes it back. */
function replaceBy(state: State): void {
  show();
  const before = String(stateOf(form));
  fillIn(form, state);
  const now = stateOf(form);
  if (String(now) !== before) keepBoth(now);
  show();
  tell(lackingIn(form, state));
}

/**
 * Makes tidy names of what was typed, and rows of several names in a field.
 * @param mayChangeMany true if names may change that were typed long ago
 */
export function tidyUp(mayChangeMany = false): void {
  const typed = stateOf(form);
  const tidy = settled(typed);
  if (mayChangeMany || rowsIn(tidy).length > rowsIn(typed).length) {
    replaceBy(tidy);
  } else {
    fillIn(form, tidy);
    show();
  }
}

/** Makes tidy names of what was typed in a field of a row, while the row is still being filled in. */
export function tidyRow(): void {
  fillIn(form, tidyIn(stateOf(form)));
  show();
}

/** Fills the form in as the page's own address says, which may come from somebody else. */
export function read(): void {
  const state = keptState();
  fillIn(form, isFromElsewhere() ? settled(state) : state);
  show();
  tell(lackingIn(form, state));
}

const emptyRow: Parameters = new Map(rowNames.map((name) => [name, '']));

/** Adds a row at the end, unless the last is empty, and goes there. */
export function addRow(): void {
  tidyUp();
  const state = stateOf(form);
  const last = rowsOf(form).at(-1) as HTMLElement;
  const isNeeded = rowNames.some((name) => inputIn(last, name).value);
  const hasRoom = !isFull(state);
  if (isNeeded && hasRoom) fillIn(form, withRows(state, [...rowsIn(state), emptyRow]));
  show();
  if (isNeeded && !hasRoom) tell(`There is room for ${mostRows} rows.`);
  const added = rowsOf(form).at(-1) as HTMLElement;
  inputIn(added, 'utm_source').focus();
}

/** Removes a row, and stays with the next, or with the one before. */
export function removeRow(button: HTMLElement): void {
  const state = stateOf(form);
  const index = rowsOf(form).findIndex((row) => row.contains(button));
  const rows = rowsIn(state).filter((_, each) => each !== index);
  replaceBy(settled(withRows(state, rows)));
  const left = all('[data-action=remove]', form);
  const [add] = all('[data-action=add]', form);
  (left.length > 1 ? left[Math.min(index, left.length - 1)] : add).focus();
}

/**
 * Fills in what another copy of the page has in its fields, or cells of a spreadsheet, from the field's row and column on.
 * What a further row lacks it has from the field's row. Other text is the browser's own affair.
 */
export function paste(event: ClipboardEvent): void {
  const input = event.target as HTMLInputElement;
  const row = rowsOf(form).findIndex((each) => each.contains(input));
  const text = event.clipboardData?.getData('text') ?? '';
  const setUp = setUpIn(text);
  const table = row < 0 ? undefined : tableIn(text);
  if (setUp || table) event.preventDefault();
  if (setUp) fillSetUpIn(new URLSearchParams(setUp));
  else if (table) fillTableIn(table, { row, field: input.name });
}

function fillSetUpIn(state: State): void {
  replaceBy(settled(state));
  tell(lackingIn(form, state) || 'The set-up is filled in: Undo brings back what was here.');
}

function fillTableIn(table: Table, place: Place): void {
  replaceBy(settled(withTable(stateOf(form), table, place)));
  tell(toldOfTable(table, place));
}

/** Empties the fields, and chooses as at first. */
export function clear(): void {
  replaceBy(new URLSearchParams());
}

/** Leaves one empty row. */
export function clearRows(): void {
  replaceBy(withRows(stateOf(form), []));
}

/** Follows the browser's Back and Forward. The button that was pressed for it may be gone. */
export function goBack(): void {
  const [undo] = all('[data-action=undo]', form);
  const [next] = all('[data-action=clear]', form);
  const isPressed = document.activeElement === undo;
  read();
  if (isPressed && undo.hidden) next.focus();
}
