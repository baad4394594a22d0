/** Reads cells that were copied from a spreadsheet. */
import { columns } from './campaign.client';

export type Table = {
  /** The parameter of each column, as its first line names them. Undefined for a column that has no field. */
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
  const names = parametersOf(first);
  return isHead(names) ? { names, lines: others } : { lines };
}

/** True for the text of a CSV file: several lines, each with as many commas. */
function isCommaSeparated(lines: readonly string[]): boolean {
  const counts = new Set(lines.map((line) => line.split(',').length));
  return lines.length > 1 && counts.size === 1 && !counts.has(1) && !lines.join('').includes('\t');
}

/** What spreadsheets often call a column whose parameter they do not name. */
const otherTitles: Readonly<Record<string, string>> = {
  channel: 'utm_source',
  platform: 'utm_source',
  type: 'utm_medium',
  placement: 'utm_content',
};

/** The parameters that columns are for, by the parameter's name, its title, or a title that no other column has. */
function parametersOf(heads: readonly string[]): (string | undefined)[] {
  const words = heads.map((head) => head.toLowerCase());
  const names = words.map(
    (word) => Object.entries(columns).find((column) => column.includes(word))?.[0],
  );
  for (const [index, word] of words.entries()) {
    const other = Object.hasOwn(otherTitles, word) ? otherTitles[word] : undefined;
    if (!names[index] && !names.includes(other)) names[index] = other;
  }
  return names;
}

/** True for a line that names two of the columns, or nothing else. */
function isHead(names: readonly (string | undefined)[]): boolean {
  const known = names.filter(Boolean);
  return known.length > 1 || known.length === names.length;
}

/** What another copy of the page has in its fields: what stands behind the `#` of its address. Undefined if there is none. */
export function setUpIn(text: string): string | undefined {
  return /(?:^|#)((?:page|language|utm_\w+)=\S+)/.exec(text.trim())?.[1];
}
