/** Fills the lines of a table that was pasted into rows, and into the fields that all rows share. */
import { keyOf, type Parameters, rowNames, sharedNames } from './campaign.client';
import type { Column, Table } from './pasted.client';
import { emptyRow, isExact, rowsIn, type State, withRows } from './state.client';
import { asOne } from './tidy.client';

/** Where a table is pasted. */
export type Place = {
  /** The number of the row that the first line is for, from 0. */
  row: number;
  /** The parameter of the first column, unless a head line names the columns. */
  field: string;
};

/**
 * A cell is one name, whatever commas it has. A plan takes the place of all rows from there on. Otherwise what a row lacks
 * stays, and a further row has it from the row of the place. A field that all rows share is emptied if lines differ.
 */
export function withTable(state: State, table: Table, place: Place): State {
  const names = columnsAt(table, place).map(({ name }) => name);
  const old = rowsIn(state);
  const asName = (cell: string) => (isExact(state) ? cell : asOne(cell));
  const isWholePlan = isPlan(table);
  const filled = (isAboutRows(table) ? table.lines : []).map((line, index): Parameters => {
    const there = isWholePlan ? [] : (old[place.row + index] ?? old[place.row]);
    return new Map([...emptyRow, ...there, ...cellsOf(line.map(asName), names)]);
  });
  const behind = old.slice(place.row).filter((_, index) => isKept(place.row + index, table, place));
  const all = withRows(state, [...old.slice(0, place.row), ...filled, ...behind]);
  for (const name of sharedNames) {
    const values = valuesOf(table, names.indexOf(name));
    // What was there before belongs to other rows.
    if (values.length > 0) all.delete(name);
    if (values.length === 1) all.set(name, values[0]);
  }
  return all;
}

/**
 * Says what was filled in, so that a head line that was taken for names is seen, what was not, and that other rows stay.
 * @param state what was there before
 */
export function toldOfTable(state: State, table: Table, place: Place): string {
  const { lines } = table;
  if (lines.length === 0) return 'There was only a head line.';
  const all = columnsAt(table, place);
  const told = [
    isAboutRows(table)
      ? `Filled in: ${lines.length}, from ‘${shortened(lines[0].join(' | '))}’ on.`
      : 'No row is filled in: no column is called source, medium or content.',
  ];
  if (!table.columns && lines[0].length > 1)
    told.push('No head line is known: if the first line is one, remove its row.');
  const left = all.filter(({ name }) => !name).map(({ title }) => withAdvice(title));
  for (const [index, { name, title }] of all.entries()) {
    if (!name || isOfRow(name)) continue;
    const [value, ...others] = valuesOf(table, index);
    if (others.length > 0) left.push(`${title}, which differs by line (paste one at a time)`);
    else if (value) told.push(`${title}: ${value}.`);
  }
  if (lines.some((line) => line.length > all.length))
    left.push('what stands beyond the last field');
  if (table.hadTotal) left.push('lines with a total');
  if (left.length > 0) told.push(`Left out: ${left.filter(Boolean).join('; ')}.`);
  const kept = rowsIn(state).filter((row, index) => keyOf(row) && isKept(index, table, place));
  if (kept.length > 0) told.push(`Rows that stay as they were: ${kept.length}.`);
  return told.join(' ');
}

/** The title of a column that has no field, and what to do instead where there is something. */
function withAdvice(title: string): string {
  return /^lang(uages?)?$|^locale$/i.test(title) ? `${title} (tick the languages above)` : title;
}

/** True for a row that neither becomes a line of the table nor gives way to it. */
function isKept(index: number, table: Table, { row }: Place): boolean {
  const isBehind = index >= row + table.lines.length;
  return index < row || !isAboutRows(table) || (isBehind && !isPlan(table));
}

function isAboutRows({ columns }: Table): boolean {
  return columns?.some(({ name }) => isOfRow(name)) ?? true;
}

/** True for lines of whole rows, or with several named columns. Others, such as a column, are about the rows that are there. */
function isPlan(table: Table): boolean {
  const { columns, lines } = table;
  const named = columns?.filter(({ name }) => isOfRow(name));
  return lines.length > 0 && (named ? named.length > 1 : lines.every(isWhole));
}

function isWhole(line: readonly string[]): boolean {
  return line.length === rowNames.length;
}

/** What each column is for: as the head line says; else fields from that of the place on, or all if lines have as many cells. */
function columnsAt({ columns, lines }: Table, { field }: Place): readonly Column[] {
  const names = rowNames.slice(lines.every(isWhole) ? 0 : rowNames.indexOf(field));
  return columns ?? names.map((name) => ({ title: '', name }));
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
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
