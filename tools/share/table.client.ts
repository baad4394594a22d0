/** Reads what was pasted from a spreadsheet, or as a list, into rows. */
import {
  type Filled,
  isEmpty,
  keyOf,
  type Parameters,
  placeNames,
  type SharedAddress,
  sharedNames,
  textOf,
} from './campaign.client';
import type { Choice } from './form.client';
import { everyPage } from './names.client';
import { inWords, titleOf } from './offer.client';
import { type Pasted, pastedIn } from './pasted.client';

/** What a pasted text fills in. */
export type Table = {
  /** The rows, each with what the text says of it: its other fields stay. */
  places: readonly Parameters[];
  /** What all rows share, where the text says one thing. */
  shared: Parameters;
  /** The page and the languages to choose, if each line is one of the site's own addresses. */
  choice?: Choice;
  /** What of the text is not filled in. */
  leftOut: readonly string[];
};

/**
 * What a text with several lines or cells says. Undefined for one line without tabs.
 * @param parameter the field that it was pasted into: without a head line its columns begin there
 * @param addresses the site's own
 */
export function tableIn(
  text: string,
  parameter: string,
  addresses: readonly SharedAddress[],
): Table | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  if (lines.length < 2 && !text.trim().includes('\t')) return undefined;
  return addressTable(lines, addresses) ?? cellTable(lines, parameter);
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
  const places = onceEach(values.map(placeIn));
  const choice = choiceGiving(found, addresses);
  const isElsewhere = found.every(({ own }) => !own);
  if (!choice && !isElsewhere) return { ...nothing, leftOut: [differentPages] };
  const leftOut = [
    found.some(({ isMissing }) => isMissing) && 'The site has no such page.',
    others.length > 0 && `This page has no field for ${others.join(', ')}: left out.`,
    without > 0 &&
      `Left out, because they have no parameters: ${without} of ${lines.length} lines.`,
  ].filter((text) => typeof text === 'string');
  return {
    places,
    choice,
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

function cellTable(lines: readonly string[], parameter: string): Table {
  const separator = separatorIn(lines[0]);
  const cellsIn = (line: string) => line.split(separator).map((cell) => cell.trim());
  const heads = cellsIn(lines[0]).map(parameterCalled);
  const hasHead = lines.length > 1 && heads.some(Boolean);
  const rows = lines
    .slice(hasHead ? 1 : 0)
    .map((line) => cellsIn(hasHead && markOf(line).includes('\t') ? line : withoutMark(line)));
  const from = placeNames.indexOf(parameter);
  const names: readonly (string | undefined)[] = hasHead ? heads : placeNames.slice(from);
  const values = rows.map((row) => new Map(row.map((cell, column) => [names[column] ?? '', cell])));
  const unread = [...new Set(rows.flatMap((row) => [...row.keys()].filter((each) => row[each])))]
    .filter((column) => !names[column])
    .map((column) => `column ${(hasHead && cellsIn(lines[0])[column]) || column + 1}`);
  const places = values.map(
    (row) => new Map([...row].filter(([name]) => placeNames.includes(name))),
  );
  return {
    // Rows that differ only in what is left out are one.
    places: hasHead && unread.length > 0 ? onceEach(places) : places,
    ...sharedBy(values, unread.length > 0 ? [`Left out: ${inWords(unread)}.`] : []),
  };
}

/** What stands before a line of a list: `1.`, `2)`, `-`, `•`, or a number in a cell, and the spaces or the tab behind it. */
function markOf(line: string): string {
  return /^ *(\d{1,3}([.)](?!\d)|(?=\t))|[-–—•●▪◦*·])[ \t]*/.exec(line)?.[0] ?? '';
}

function withoutMark(line: string): string {
  return line.slice(markOf(line).length);
}

/** A comma or a semicolon only if the first line is a head: elsewhere they are within a name, or between several. */
function separatorIn(head: string): string {
  const isBetween = (sign: string) => head.split(sign).filter(parameterCalled).length > 1;
  return [',', ';'].find(isBetween) ?? '\t';
}

/** By what is over a column, also as other tools call it: `utm_source`, `Campaign Source`, `Campaign name`. */
function parameterCalled(head: string): string | undefined {
  const word = head.toLowerCase().replace(/[^a-z]/g, '');
  const [, name] = /^(?:utm|campaign)?(source|medium|content)$/.exec(word) ?? [];
  if (name) return `utm_${name}`;
  if (/^(utm)?campaign(name)?$/.test(word)) return 'utm_campaign';
  return /^v(ersion)?$/.test(word) ? 'v' : undefined;
}

function onceEach(places: readonly Parameters[]): Parameters[] {
  const filled = places.filter((place) => !isEmpty(place));
  return [...new Map(filled.map((place) => [keyOf(place), place])).values()];
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
