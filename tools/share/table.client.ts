/** Reads what was pasted from a spreadsheet, or as a list, into rows. */
import {
  type Filled,
  isEmpty,
  keyOf,
  onceEach,
  type Parameters,
  placeNames,
  type SharedAddress,
  sharedNames,
  textOf,
} from './campaign.client';
import { cellsIn } from './cells.client';
import type { Choice } from './form.client';
import { headIn, namesKnown } from './heads.client';
import { everyPage } from './names.client';
import { inWords, keptAsUsed, titleOf } from './offer.client';
import { type Pasted, pastedIn, toldOfOthers } from './pasted.client';

/** What a pasted text fills in. */
export type Table = {
  /** The rows, each with what the text says of it: its other fields stay. */
  places: readonly Parameters[];
  /** What all rows share, where the text says one thing. */
  shared: Parameters;
  /** The page and the languages to choose, if each line is one of the site's own addresses. */
  choice?: Choice;
  /** Names that stay as they are, because addresses in use have them. */
  keeps?: ReadonlyMap<string, string>;
  /** What of the text is not filled in. */
  leftOut: readonly string[];
};

/**
 * What a text with several lines or cells says. Undefined for one line without tabs.
 * @param parameter the field that it was pasted into: one column without a head line stays there
 * @param addresses the site's own
 */
export function tableIn(
  text: string,
  parameter: string,
  addresses: readonly SharedAddress[],
): Table | undefined {
  const isTable = text.trim().includes('\t');
  const lines = isTable
    ? linesWith('\t', text)
    : text.split(/[\r\n]+/).filter((line) => line.trim());
  if (lines.length < 2 && !isTable) return undefined;
  const hasAddress = lines.some((line) => pastedIn(line, addresses));
  // Such as that of a set-up, which its own button takes.
  const isText = hasAddress && sharedNames.includes(parameter);
  return addressTable(lines, addresses) ?? (isText ? undefined : cellTable(text, parameter));
}

/** What the fields hold with a table in them, from a row on downwards. */
export function withTable({ shared, places }: Filled, from: number, table: Table): Filled {
  const length = Math.max(places.length, from + table.places.length);
  return {
    shared: new Map([...shared, ...table.shared]),
    places: Array.from(
      { length },
      (_, index) => new Map([...(places[index] ?? []), ...(table.places[index - from] ?? [])]),
    ),
  };
}

/** How many rows lose something to a table that begins at one of them. */
export function coveredBy(table: Table, { places }: Filled, from: number): number {
  const isLost = (place: Parameters, [name, value]: readonly [string, string]) =>
    !['', value.trim()].includes(textOf(place, name));
  return table.places.filter((values, index) => {
    const place = places[from + index] ?? new Map();
    return [...values].some((each) => isLost(place, each));
  }).length;
}

/** Of lines with addresses that have parameters, among which other lines may be, as in a message. */
function addressTable(
  lines: readonly string[],
  addresses: readonly SharedAddress[],
): Table | undefined {
  const read = lines.map((line) => pastedIn(withoutMark(line), addresses));
  // The link to a set-up says more than a row.
  const isRow = (each: Pasted | undefined) => each && each.values.size > 0 && !each.setup;
  const found = read.filter((each) => each !== undefined).filter(isRow);
  const isTable = lines.some((line) => line.includes('\t'));
  // Its first line may be its head.
  if (found.length === 0 || (isTable && !read.slice(1).every(isRow))) return undefined;
  const without = isTable ? 0 : lines.length - found.length;
  const values = found.map((each) => each.values);
  const others = [...new Set(found.flatMap((each) => each.others))];
  const places = filledOnce(values.map(placeIn));
  const choice = choiceGiving(found, addresses);
  const isElsewhere = found.every(({ own }) => !own);
  if (!choice && !isElsewhere) return { ...nothing, leftOut: [differentPages] };
  const leftOut = [
    found.some(({ isMissing }) => isMissing) && 'The site has no such page.',
    ...toldOfOthers(others),
    without > 0 &&
      `Left out, because they have no parameters: ${without} of ${lines.length} lines.`,
  ].filter((text) => typeof text === 'string');
  return {
    places,
    choice,
    keeps: keptAsUsed(values.flatMap((each) => [...each.values()])),
    ...sharedBy(values, leftOut),
  };
}

/**
 * The page and the languages that give what was pasted, and nothing else: the form lists each row for each of them.
 * Undefined if there are none.
 */
function choiceGiving(found: readonly Pasted[], addresses: readonly SharedAddress[]) {
  const own = found.flatMap((each) => each.own ?? []);
  const pages = new Set(own.map(({ page }) => page));
  const languages = [...new Set(own.map(({ language }) => language))];
  const [page] = pages.size === 1 ? pages : [everyPage];
  const listed = addresses.filter(
    (each) => [each.page, everyPage].includes(page) && languages.includes(each.language),
  );
  const rows = new Set(found.map(({ values }) => keyOf(placeIn(values))));
  const pasted = new Set(
    found.map(({ own, values }) => `${own?.address} ${keyOf(placeIn(values))}`),
  );
  const isWhole = own.length === found.length && pasted.size === listed.length * rows.size;
  return isWhole ? { page, languages } : undefined;
}

const nothing: Table = { places: [], shared: new Map(), leftOut: [] };

const differentPages =
  'Page and languages are one choice for all rows, and in these addresses they differ. Nothing is filled in: paste those of one page and one language at a time.';

function placeIn(values: Parameters): Parameters {
  return new Map(placeNames.map((name) => [name, textOf(values, name)]));
}

/** The lines with a tab between their cells, whatever was there. No cell has a tab or a line end within it. */
function linesWith(separator: string, text: string): string[] {
  return cellsIn(text, separator).map((cells) => cells.join('\t'));
}

function cellTable(text: string, parameter: string): Table {
  const lines = linesWith(separatorIn(text), text);
  const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim());
  const { start, columns, head } = headIn(lines.map(cellsOf));
  const heads = head === undefined ? undefined : cellsOf(lines[head]);
  const rows = lines
    .slice(start)
    .map((line) => cellsOf(columns && markOf(line).includes('\t') ? line : withoutMark(line)));
  const names = columns ?? columnsFrom(parameter, rows);
  if (!names) return { ...nothing, leftOut: [oneName(parameter, rows.length)] };
  const values = rows.map((row) => new Map(row.map((cell, column) => [names[column] ?? '', cell])));
  const unread = [...new Set(rows.flatMap((row) => [...row.keys()].filter((each) => row[each])))]
    .filter((column) => !names[column])
    .map((column) => `column ${heads?.[column] || column + 1}`);
  const hasPlaces = names.some((name) => name && placeNames.includes(name));
  const places = (hasPlaces ? values : []).map(
    (row) => new Map([...row].filter(([name]) => placeNames.includes(name))),
  );
  const isHeadUnknown = start > 0 && !columns;
  const leftOut = [
    ...lines.slice(0, head ?? start).map((line) => `‘${cellsOf(line).filter(Boolean).join(', ')}’`),
    ...unread,
  ];
  const notes = [
    leftOut.length > 0 && `Left out: ${inWords(leftOut)}.`,
    (isHeadUnknown || (columns && unread.length > 0)) && namesKnown(columns ?? [], placeNames),
  ].filter((text) => typeof text === 'string');
  return {
    // Rows that differ only in what is left out are one.
    places: columns && unread.length > 0 ? filledOnce(places) : places,
    ...sharedBy(values, notes.filter(Boolean)),
  };
}

/** Several columns are a table's from its first on, one stays in its field. Undefined if that takes one name alone. */
function columnsFrom(
  parameter: string,
  rows: readonly (readonly string[])[],
): readonly string[] | undefined {
  if (rows.some((row) => row.filter(Boolean).length > 1)) return placeNames;
  return sharedNames.includes(parameter)
    ? undefined
    : placeNames.slice(placeNames.indexOf(parameter));
}

function oneName(parameter: string, count: number): string {
  const title = titleOf(parameter);
  return `${title} is one name for all rows, and these are ${count}. Nothing is filled in.`;
}

/** What stands before a line of a list: `1.`, `2)`, `-`, `•`, or a number in a cell, and the spaces or the tab behind it. */
function markOf(line: string): string {
  return /^ *(\d{1,3}([.)](?!\d)|(?=\t))|[-–—•●▪◦*·])[ \t]*/.exec(line)?.[0] ?? '';
}

function withoutMark(line: string): string {
  return line.slice(markOf(line).length);
}

/** A comma or a semicolon only if they part a head line: elsewhere they are within a name, or between several. */
function separatorIn(text: string): string {
  const isBetween = (sign: string) => {
    const { head, columns = [] } = headIn(cellsIn(text, sign));
    return head !== undefined && columns.filter(Boolean).length > 1;
  };
  return [',', ';'].find(isBetween) ?? '\t';
}

function filledOnce(places: readonly Parameters[]): Parameters[] {
  return onceEach(places.filter((place) => !isEmpty(place)));
}

/** What all rows share: taken if it is one, told if they differ. */
function sharedBy(
  values: readonly Parameters[],
  leftOut: readonly string[],
): Pick<Table, 'shared' | 'leftOut'> {
  const named = sharedNames.map((name) => {
    const found = new Set(values.map((row) => textOf(row, name)).filter(Boolean));
    return [name, [...found]] as const;
  });
  const different = named
    .filter(([, found]) => found.length > 1)
    .map(
      ([name, found]) =>
        `${titleOf(name)} is one for all rows, and here it differs: ${found.join(', ')}. None is taken.`,
    );
  return {
    shared: new Map(
      named.filter(([, found]) => found.length === 1).map(([name, [one]]) => [name, one]),
    ),
    leftOut: [...leftOut, ...different],
  };
}
