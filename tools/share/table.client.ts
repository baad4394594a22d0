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
import { inWords, titleOf } from './offer.client';
import { pastedIn } from './pasted.client';

/** What a pasted text fills in. */
export type Table = {
  /** The rows, each with what the text says of it: its other fields stay. */
  places: readonly Parameters[];
  /** What all rows share, where the text says one thing. */
  shared: Parameters;
  /** The site's own pages and languages, if each line is one of its addresses. */
  own: readonly SharedAddress[];
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
  const found = lines
    .map((line) => pastedIn(withoutMark(line), addresses))
    .filter((each) => each !== undefined)
    // The link to a set-up says more than a row.
    .filter(({ values, setup }) => values.size > 0 && !setup);
  const without = lines.length - found.length;
  const hasCells = lines.some((line) => line.includes('\t'));
  if (found.length === 0 || (hasCells && without > 0)) return undefined;
  const values = found.map((each) => each.values);
  const others = [...new Set(found.flatMap((each) => each.others))];
  const leftOut = [
    others.length > 0 && `This page has no field for ${others.join(', ')}: left out.`,
    without > 0 &&
      `Left out, because they have no parameters: ${without} of ${lines.length} lines.`,
  ].filter((text) => typeof text === 'string');
  return {
    places: onceEach(values.map(placeIn)),
    own: found.flatMap(({ own = [] }) => own),
    ...sharedBy(values, leftOut),
  };
}

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
    own: [],
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
