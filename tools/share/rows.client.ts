/** The rows of the form, each for a place where an address is posted. */
import { type Parameters, rowNames } from './campaign.client';

export function rowsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-row]')];
}

export function inputIn(row: HTMLElement, name: string): HTMLInputElement {
  return row.querySelector(`[name=${name}]`) as HTMLInputElement;
}

/** Fills the rows in. Each stays the same element for as long as there are as many, so that what has the focus keeps it. */
export function setRows(form: HTMLFormElement, rows: readonly Parameters[]): void {
  const [first, ...more] = rowsOf(form);
  const shown = [first, ...more].slice(0, rows.length);
  for (const surplus of more.slice(rows.length - 1)) surplus.remove();
  const added = Array.from(
    { length: rows.length - shown.length },
    () => first.cloneNode(true) as HTMLElement,
  );
  shown[shown.length - 1].after(...added);
  for (const [index, row] of [...shown, ...added].entries()) {
    label(row, index + 1, rows.length > 1);
    for (const name of rowNames) fill(inputIn(row, name), rows[index].get(name) ?? '');
  }
}

/** A browser's own undo goes on working in a field that stays as it is. */
export function fill(input: HTMLInputElement, value: string): void {
  if (input.value !== value) input.value = value;
}

/** Names the row and its button, which the only row has not, and gives each warning an id that its field refers to. */
function label(row: HTMLElement, number: number, isRemovable: boolean): void {
  row.ariaLabel = `Row ${number}`;
  const button = row.querySelector('[data-action=remove]') as HTMLElement;
  button.hidden = !isRemovable;
  button.ariaLabel = `Remove row ${number}`;
  for (const name of rowNames) {
    const input = inputIn(row, name);
    const warning = input.closest('[data-field]')?.querySelector('output') as HTMLElement;
    warning.id = `${name}-warning-${number}`;
    input.setAttribute('aria-describedby', `${name}-hint ${warning.id}`);
  }
}
