/** Reads cells that were copied from a spreadsheet. */
import { columns, rowNames } from './campaign.client';

export type Table = {
  /** The parameter of each column, as its first line names them. Undefined for a column that rows do not have. */
  names?: readonly (string | undefined)[];
  lines: readonly (readonly string[])[];
};

/** A cell that holds a tab, a line end or a quotation mark is quoted when it is copied. */
const quoted = /(?<=^|[\t\r\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g;

/**
 * The cells of each line that says something: each holds one name, whatever commas it has. Undefined for one line without
 * tabs, which any field takes as it is.
 */
export function tableIn(text: string): Table | undefined {
  const plain = text.replace(quoted, (_, cell: string) =>
    cell.replaceAll('""', '"').replace(/\s+/g, ' '),
  );
  const written = plain.split(/[\r\n]+/).filter((line) => line.trim());
  const divider = isCommaSeparated(written) ? ',' : '\t';
  const lines = written
    .map((line) => line.split(divider).map((cell) => cell.replace(/[,，、]/g, ' ').trim()))
    .filter((cells) => cells.some(Boolean));
  const [first, ...others] = lines;
  if (lines.length < 2 && !(first?.length > 1)) return undefined;
  return isHead(first) ? { names: first.map(parameterOf), lines: others } : { lines };
}

/** True for the text of a CSV file: several lines, each with as many commas. */
function isCommaSeparated(lines: readonly string[]): boolean {
  const counts = new Set(lines.map((line) => line.split(',').length));
  return lines.length > 1 && counts.size === 1 && !counts.has(1) && !lines.join('').includes('\t');
}

/** The parameter of a row that a column is for, by the parameter's name or its title. */
function parameterOf(head: string): string | undefined {
  const word = head.toLowerCase();
  return rowNames.find(
    (name) => name === word || columns[name as keyof typeof columns].toLowerCase() === word,
  );
}

/** True for a line that names two of the columns, or nothing else. */
function isHead(cells: readonly string[]): boolean {
  const named = cells.filter(parameterOf);
  return named.length > 1 || named.length === cells.length;
}

/** What another copy of the page has in its fields: what stands behind the `#` of its address. Undefined if there is none. */
export function setUpIn(text: string): string | undefined {
  return /(?:^|#)((?:page|language|utm_\w+)=\S+)/.exec(text.trim())?.[1];
}
