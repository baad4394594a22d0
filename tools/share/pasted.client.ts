/** Reads cells that were copied from a spreadsheet, or from the text of a CSV file. */
import Papa from 'papaparse';
import { columns } from './campaign.client';

export type Column = {
  title: string;
  /** The parameter that it is for. Undefined if it has no field. */
  name?: string;
};

export type Table = {
  /** As a head line names them. Undefined if there is none. */
  columns?: readonly Column[];
  lines: readonly Line[];
  /** True if lines with a total are left out. */
  hadTotal?: boolean;
};

/** The cells of a line. */
type Line = readonly string[];

/** How many lines may stand above the head line, such as the title of a plan. */
const mostAbove = 4;

/**
 * The cells of each line that says something: each holds one name, whatever commas it has. Undefined for one line without
 * tabs, which any field takes as it is.
 * @param isExact true if names are kept as they are, so that commas may belong to them
 */
export function tableIn(text: string, isExact: boolean): Table | undefined {
  const lines = linesOf(text, isExact).map((line) => line.map(onOneLine));
  if (lines.length < 2 && !(lines[0]?.length > 1)) return undefined;
  const head = headIn(lines);
  if (head < 0) return { lines };
  const all = lines.slice(head + 1);
  const own = all.filter((line) => !line.some(isTotal));
  return { columns: columnsOf(lines[head]), lines: own, hadTotal: own.length < all.length };
}

function onOneLine(cell: string): string {
  return cell.replace(/[\r\n]+/g, ' ').trim();
}

function isTotal(cell: string): boolean {
  return /^(?:grand |sub-?)?total:?$/i.test(cell);
}

function linesOf(text: string, isExact: boolean): readonly Line[] {
  const [tabbed, ...others] = ['\t', ';', ','].map((divider) => cellsOf(text, divider));
  if (tabbed.length < 2 || tabbed.some((line) => line.length > 1)) return tabbed;
  return others.find((lines) => areCells(lines, isExact)) ?? tabbed;
}

/** Tells cells from names with commas or semicolons: a head line makes them sure, and a space begins none. */
function areCells(lines: readonly Line[], isExact: boolean): boolean {
  const head = headIn(lines);
  const mayBeNames =
    isExact || lines.some((line) => line.slice(1).some((cell) => /^\s/.test(cell)));
  if (head < 0 && mayBeNames) return false;
  return lines.slice(Math.max(head, 0)).every((line) => line.length > 1);
}

/** The number of the head line, from 0. -1 if there is none. */
function headIn(lines: readonly Line[]): number {
  return lines
    .slice(0, mostAbove + 1)
    .findIndex((line, index) => isHead(line, lines.slice(0, index)));
}

function cellsOf(text: string, divider: string): string[][] {
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(text, { delimiter: divider, quoteChar, skipEmptyLines: 'greedy' });
  const quoted = parse('"');
  // A mark such as that of inches quotes nothing. No text has the character that is taken instead.
  const isQuoted = !quoted.errors.some(({ type }) => type === 'Quotes');
  return (isQuoted ? quoted : parse('\0')).data;
}

/** What spreadsheets call a column, without `UTM`, `Session` and the like before it and `name` behind: the best first. */
const otherTitles = [
  ['platform', 'utm_source'],
  ['publisher', 'utm_source'],
  ['channel', 'utm_source'],
  ['type', 'utm_medium'],
  ['channel', 'utm_medium'],
  ['ad', 'utm_content'],
  ['ad content', 'utm_content'],
  ['creative', 'utm_content'],
  ['variant', 'utm_content'],
  ['placement', 'utm_content'],
  ['ad set', 'utm_content'],
] as const;

/** The columns of a head line. Two are never for one parameter: its own name or title comes first. */
function columnsOf(line: Line): Column[] {
  const names = ownNames(line);
  const words = line.map(plainTitle);
  for (const [title, name] of otherTitles) {
    const index = words.indexOf(title);
    if (index >= 0 && !names[index] && !names.includes(name)) names[index] = name;
  }
  return line.map((title, index) => ({ title, name: names[index] }));
}

/** The parameters that cells name by their own name or title. The version in a plan is that of an advertisement. */
function ownNames(line: Line): (string | undefined)[] {
  const words = line.map(plainTitle);
  return words.map((word, index) =>
    words.indexOf(word) === index ? parameterNamed(word) : undefined,
  );
}

function parameterNamed(word: string): string | undefined {
  return Object.entries(columns).find(
    ([name, title]) => name !== 'v' && (word === title || word === plainTitle(name)),
  )?.[0];
}

function plainTitle(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')
    .replace(/(?<=.) name$/, '')
    .replace(/^(?:utm|session|campaign|traffic) (?=.)/, '');
}

/**
 * True for a line that names two of the parameters, and for a first line that names one, except `content` among others: a
 * medium may be called so. Below lines that are no titles one of the names has to be the parameter's own.
 */
function isHead(line: Line, above: readonly Line[]): boolean {
  const known = columnsOf(line).filter(({ name }) => name);
  const [own] = ownNames(line).filter(Boolean);
  if (known.length > 1) return above.every(isTitle) || own !== undefined;
  return above.length === 0 && own !== undefined && (own !== 'utm_content' || line.length === 1);
}

/** True for a line with one filled cell, such as the title of a plan. */
function isTitle(line: Line): boolean {
  return line.filter(Boolean).length === 1;
}

/** What another copy of the page has in its fields: what stands behind the `#` of its address. Undefined if there is none. */
export function setUpIn(text: string): string | undefined {
  return /(?:^|#)((?:page|language|utm_\w+)=\S+)/.exec(text.trim())?.[1];
}
