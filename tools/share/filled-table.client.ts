/** Fills the lines of a table that was pasted into rows, and into the fields that all rows share. */
import { columns, type Parameters, rowNames, sharedNames } from './campaign.client';
import type { Table } from './pasted.client';
import { rowsIn, type State, withRows } from './state.client';

/** Where a table is pasted. */
export type Place = {
  /** The number of the row that the first line is for, from 0. */
  row: number;
  /** The parameter of the first column, unless a head line names the columns. */
  field: string;
};

/** What a further row lacks it has from the row of the place. A field that all rows share needs one value in all lines. */
export function withTable(state: State, table: Table, place: Place): State {
  const names = namesOf(table, place);
  const old = rowsIn(state);
  const isAboutRows = names.some(isOfRow);
  const filled = (isAboutRows ? table.lines : []).map(
    (line, index): Parameters =>
      new Map([...(old[place.row + index] ?? old[place.row]), ...cellsOf(line, names)]),
  );
  const rest = old.slice(place.row + filled.length);
  const all = withRows(state, [...old.slice(0, place.row), ...filled, ...rest]);
  for (const name of sharedNames) {
    const values = valuesOf(table, names.indexOf(name));
    if (values.length === 1) all.set(name, values[0]);
  }
  return all;
}

/** Says what was filled in, so that a head line that was taken for names is seen. */
export function toldOfTable(table: Table, place: Place): string {
  const { lines } = table;
  const names = namesOf(table, place);
  if (lines.length === 0) return 'There was only a head line.';
  const isCut = lines.some((line) => line.length > names.length) || names.includes(undefined);
  const told = [`Filled in: ${lines.length}, from ‘${lines[0].join(', ')}’ on.`];
  if (isCut) told.push('Columns that have no field here are left out.');
  for (const [name, title] of Object.entries(columns))
    if (sharedNames.includes(name) && valuesOf(table, names.indexOf(name)).length > 1)
      told.push(`Of the column ‘${title}’ nothing is filled in: it differs by row.`);
  return told.join(' ');
}

/** The parameter of each column. */
function namesOf({ names }: Table, { field }: Place): readonly (string | undefined)[] {
  return names ?? rowNames.slice(rowNames.indexOf(field));
}

/** The cells of a line for the fields of its row. */
function cellsOf(line: readonly string[], names: readonly (string | undefined)[]) {
  return line.flatMap((cell, column) => {
    const name = names[column];
    return isOfRow(name) ? [[name, cell] as const] : [];
  });
}

function isOfRow(name: string | undefined): name is string {
  return name !== undefined && rowNames.includes(name);
}

/** What a column has in its cells, each once. Empty for a column that is missing. */
function valuesOf({ lines }: Table, column: number): string[] {
  return [...new Set(lines.map((line) => line[column]))].filter(Boolean);
}
