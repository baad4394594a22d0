/** Changes the form: when a field is left, for a button, when cells are pasted, and when the visitor goes back. */
import { keyOf, rowNames } from './campaign.client';
import { type Place, toldOfTable, withTable } from './filled-table.client';
import { fillIn, lackingIn, stateOf } from './form.client';
import { endStep, isFromElsewhere, joinStep, keptState } from './history.client';
import { all, form, tell } from './page.client';
import { setUpIn, type Table, tableIn } from './pasted.client';
import { inputIn, rowsOf } from './rows.client';
import { show } from './show.client';
import {
  asTyped,
  emptyRow,
  hasNameless,
  isExact,
  isFull,
  mostRows,
  remember,
  rowsIn,
  type State,
  settled,
  tidyIn,
  typedNames,
  variantsIn,
  withRows,
} from './state.client';

/** True as long as nothing was typed since the form was filled in by more than typing. */
let isJustReplaced = false;

let isFilling = false;

/** A row that is removed while it has the focus is left: that is no reason to tidy up, because the form is half filled in. */
function fillForm(state: State): void {
  isFilling = true;
  fillIn(form, state);
  isFilling = false;
}

/** Fills in what ends the present step. */
function endWith(state: State): void {
  fillForm(state);
  show();
  endStep();
}

/** Fills the form in as a step of its own. */
function replaceBy(state: State): void {
  show();
  endStep();
  const before = String(stateOf(form));
  endWith(state);
  isJustReplaced = String(stateOf(form)) !== before;
  tell(lackingIn(form, state));
}

/** What was typed, by the tidy names that were made of it. */
const typedAs = new Map<string, string>();

/** Makes tidy names of what was typed, and rows of several names in a field. */
export function tidyUp(): void {
  if (isFilling) return;
  const typed = stateOf(form);
  remember(typedNames(typed), typedAs);
  const tidy = settled(typed);
  const made = rowsIn(tidy).length;
  if (made > rowsIn(typed).length) {
    replaceBy(tidy);
    tell(lackingIn(form, tidy) || `There are ${made} rows now, one for each name.`);
  } else {
    endWith(tidy);
  }
  if (hasNameless(typed)) tell(nameless);
}

const nameless = 'A name needs letters or digits: the field is empty now.';

/** Makes tidy names of what was typed in a field of a row, while the row is still being filled in. */
export function tidyRow(): void {
  const typed = stateOf(form);
  remember(typedNames(typed), typedAs);
  endWith(tidyIn(typed));
  if (hasNameless(typed)) tell(nameless);
}

/** Makes all names tidy, or brings back how they were typed. */
export function changeExact(): void {
  const state = stateOf(form);
  if (!isExact(state)) remember(typedNames(state), typedAs);
  endWith(isExact(state) ? asTyped(state, typedAs) : settled(state));
}

/** Fills the form in as the page's own address says, which may come from somebody else. */
export function read(): void {
  const state = keptState();
  joinStep();
  endWith(isFromElsewhere() ? settled(state) : state);
  tell(lackingIn(form, state));
}

/** Adds a row at the end, unless the last is empty, and goes there. */
export function addRow(): void {
  tidyUp();
  const state = stateOf(form);
  const last = rowsOf(form).at(-1) as HTMLElement;
  const isNeeded = rowNames.some((name) => inputIn(last, name).value);
  const hasRoom = !isFull(state);
  if (isNeeded && hasRoom) fillForm(withRows(state, [...rowsIn(state), emptyRow]));
  show();
  endStep();
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
 * Fills in what another copy of the page has in its fields, or cells of a spreadsheet, from the field's row and column on,
 * or from the first if all rows share the field. Other text is the browser's own affair.
 */
export function paste(event: ClipboardEvent): void {
  const input = event.target as HTMLInputElement;
  const row = rowsOf(form).findIndex((each) => each.contains(input));
  const place = row < 0 ? { row: 0, field: 'utm_source' } : { row, field: input.name };
  const text = event.clipboardData?.getData('text') ?? '';
  const setUp = setUpIn(text);
  const table = tableIn(text, isExact(stateOf(form)));
  if (setUp || table) event.preventDefault();
  if (setUp) fillSetUpIn(new URLSearchParams(setUp));
  else if (table) fillTableIn(table, place);
}

function fillSetUpIn(state: State): void {
  replaceBy(settled(state));
  tell(lackingIn(form, state) || 'The set-up is filled in: Undo brings back what was here.');
}

function fillTableIn(table: Table, place: Place): void {
  const before = stateOf(form);
  remember(table.lines.flat(), typedAs);
  const state = settled(withTable(before, table, place));
  replaceBy(state);
  const hasEqual = variantsIn(state).length < rowsIn(state).filter(keyOf).length;
  const equal = hasEqual ? 'Rows that are the same give one address.' : '';
  tell(
    [toldOfTable(before, table, place), lackingIn(form, state), equal].filter(Boolean).join(' '),
  );
}

/** Empties the fields, and chooses as at first. How names are written is a habit, and stays. */
export function clear(): void {
  replaceBy(isExact(stateOf(form)) ? new URLSearchParams('exact=on') : new URLSearchParams());
}

/** Leaves one empty row. */
export function clearRows(): void {
  replaceBy(withRows(stateOf(form), []));
}

/** From now on Ctrl+Z is the browser's, which takes back what was typed. */
export function noteTyping(): void {
  isJustReplaced = false;
}

/** Takes back by Ctrl+Z what was not typed, such as cells that were pasted: the browser itself knows nothing of it. */
export function takeBack(event: KeyboardEvent): void {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  if (!isUndo || !isJustReplaced) return;
  event.preventDefault();
  history.back();
}

/** Follows the browser's Back and Forward. The button that was pressed for it may be gone. */
export function goBack(): void {
  const [undo] = all('[data-action=undo]', form);
  const [next] = all('[data-action=clear]', form);
  const isPressed = document.activeElement === undo;
  isJustReplaced = false;
  read();
  if (isPressed && undo.hidden) next.focus();
}
