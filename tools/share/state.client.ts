/**
 * What is filled in and chosen: the form's controls by their names, as the page's own address keeps it behind its `#`.
 * Names of a row stand once for each row, in the order of the rows.
 */
import { columns, keyOf, type Parameters, rowNames, sharedNames } from './campaign.client';
import { personalIn } from './personal.client';
import { nameIn, namesIn, partsOf, tidied } from './tidy.client';

export type State = URLSearchParams;

/** How many rows there may be: each has an address for every page and language. */
export const mostRows = 100;

/** How much of a name is read: the state may come from anybody. In characters. */
const longestName = 1000;

/** The state without what says nothing. */
export function withoutEmpty(state: State): State {
  const named = [...state].filter(([name]) => state.getAll(name).some((value) => value.trim()));
  return new URLSearchParams(named);
}

/** The state without data about people. */
export function withoutPersonal(state: State): State {
  const kept = [...state].map(([name, typed]) => {
    const isField = Object.hasOwn(columns, name);
    const isBarred = isField && readingOf(name, typed, isExact(state)).personal;
    return [name, isBarred ? '' : typed];
  });
  return withoutEmpty(new URLSearchParams(kept));
}

export const emptyRow: Parameters = new Map(rowNames.map((name) => [name, '']));

/** What the rows have in their fields. There is always one row. Of too many there is one more than there may be. */
export function rowsIn(state: State): Parameters[] {
  const fields = rowNames.map((name) => [name, state.getAll(name)] as const);
  const length = Math.max(1, ...fields.map(([, values]) => values.length));
  return Array.from(
    { length: Math.min(length, mostRows + 1) },
    (_, index) => new Map(fields.map(([name, values]) => [name, shortened(values[index])])),
  );
}

function shortened(value: string | null | undefined): string {
  return (value ?? '').trim().slice(0, longestName);
}

export function withRows(state: State, rows: readonly Parameters[]): State {
  const others = [...state].filter(([name]) => !rowNames.includes(name));
  return new URLSearchParams([...others, ...rows.flatMap((row) => [...row])]);
}

export function isFull(state: State): boolean {
  return rowsIn(state).length >= mostRows;
}

export function isTooMuch(state: State): boolean {
  return rowsIn(state).length > mostRows;
}

type Reading = {
  names: readonly string[];
  /** What data about a person is there instead, in words. */
  personal?: string;
};

/** What a field says. Data about a person stays as it was typed: tidied, it would be overlooked. */
export function readingOf(name: string, typed: string, isExact: boolean): Reading {
  const names = rowNames.includes(name) ? namesIn(typed, isExact) : [nameIn(typed, isExact)];
  // Commas in a name that is kept would hide a number.
  const personal = personalIn(typed, ...(isExact ? [tidied(typed)] : names));
  return personal ? { names: [typed], personal } : { names };
}

/** True if a field says something of which no name is left, such as a picture. */
export function hasNameless(state: State): boolean {
  return [...state].some(([name, typed]) => {
    const isField = Object.hasOwn(columns, name);
    return isField && typed.trim() && !readingOf(name, typed, isExact(state)).names.some(Boolean);
  });
}

/** The state with tidy names, and a row for each of several in a field. */
export function settled(state: State): State {
  return withTidyRows(state, apart);
}

/** The state with tidy names, of which a field may still have several: somebody is filling its row in. */
export function tidyIn(state: State): State {
  return withTidyRows(state, (row, read) => [
    new Map([...row].map(([name, typed]) => [name, read(name, typed).join(', ')])),
  ]);
}

/** What was typed for each of the names. */
export function typedNames(state: State): string[] {
  return [...state].flatMap(([field, typed]) => {
    if (rowNames.includes(field)) return partsOf(typed);
    return sharedNames.includes(field) ? [typed] : [];
  });
}

/** Keeps what was typed by the tidy names that it becomes. What is tidy already tells nothing. */
export function remember(typed: readonly string[], typedAs: Map<string, string>): void {
  for (const text of typed) {
    const tidy = tidied(text);
    if (tidy !== text) typedAs.set(tidy, text);
  }
}

/** The state with names as they were typed before they became tidy. */
export function asTyped(state: State, typedAs: ReadonlyMap<string, string>): State {
  const fields = [...state].map(([field, name]) => {
    const isName = Object.hasOwn(columns, field);
    return [field, (isName && typedAs.get(name)) || name];
  });
  return new URLSearchParams(fields);
}

/** Gives the names in a field. */
type Read = (name: string, typed: string) => readonly string[];

function withTidyRows(
  state: State,
  tidyRows: (row: Parameters, read: Read) => readonly Parameters[],
): State {
  const read: Read = (name, typed) => readingOf(name, typed, isExact(state)).names;
  const chosen = [...state].filter(([name]) => !sharedNames.includes(name));
  const shared = sharedNames.map((name) => [name, read(name, shortened(state.get(name)))[0]]);
  const rows: Parameters[] = [];
  for (const row of rowsIn(state)) if (rows.length <= mostRows) rows.push(...tidyRows(row, read));
  return withoutEmpty(withRows(new URLSearchParams([...chosen, ...shared]), rows));
}

/** A row for each combination of the names in its fields. */
function apart(row: Parameters, read: Read): readonly Parameters[] {
  let rows: Parameters[] = [new Map()];
  for (const [field, typed] of row) {
    const names = read(field, typed).slice(0, mostRows + 1);
    const combined = rows.flatMap((made) => names.map((name) => new Map([...made, [field, name]])));
    // At each field, because the product of three long lists would take for ever.
    rows = combined.slice(0, mostRows + 1);
  }
  return rows;
}

export function isExact(state: State): boolean {
  return state.has('exact');
}

/**
 * The parameters once for each row. Empty rows, and those that are there already, give none. If all are empty, one has
 * what is shared.
 */
export function variantsIn(state: State): Parameters[] {
  const tidy = settled(state);
  const filled = rowsIn(tidy).filter((row) => keyOf(row));
  const variants = (filled.length > 0 ? filled : [new Map<string, string>()]).map((row) => {
    const names = Object.keys(columns);
    return new Map(names.map((name) => [name, row.get(name) ?? tidy.get(name) ?? '']));
  });
  const once = new Map(variants.map((own) => [keyOf(own), own]));
  return [...once.values()].slice(0, mostRows);
}
