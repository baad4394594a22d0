/** Finds the head line of a pasted table, and which field each of its columns belongs to. */
import { isMedium, isSource, nearest, usualSpelling } from './vocabulary.client';

/** By which names a column is known, in this and in other tools. The first that a head line has is taken. */
const headsOf: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'utm_source',
    ['source', 'platform', 'network', 'publisher', 'site', 'website', 'where', 'channel'],
  ],
  ['utm_medium', ['medium', 'channel type', 'medium type', 'type', 'format']],
  ['utm_campaign', ['campaign', 'campaign name']],
  ['utm_content', ['content', 'ad content', 'placement', 'creative', 'variant', 'version']],
  ['utm_id', ['id', 'campaign id']],
  ['utm_term', ['term', 'keyword', 'campaign term']],
  ['v', ['v', 'version']],
]);

/** As they are compared: without spaces and signs. */
const allHeads = [...headsOf.values()].flat().map(lettersOf);

/** How many lines may be titles above a head line. */
const mostTitles = 5;

/** What the lines of a table are. */
export type Headed = {
  /** The place of the first line below the head. */
  start: number;
  /** The field of each column, or nothing. Undefined if no head line names them. */
  columns?: readonly (string | undefined)[];
  /** The place of the head line, if it has columns that are known. */
  head?: number;
};

/** @param lines the cells of each */
export function headIn(lines: readonly (readonly string[])[]): Headed {
  const possible = lines.slice(0, Math.min(mostTitles + 1, lines.length - 1));
  const firstUsual = possible.findIndex((cells) => cells.some(isUsual));
  const upTo = firstUsual < 0 ? possible : possible.slice(0, firstUsual + 1);
  // One word below other lines may be a name.
  const head = upTo.findIndex((cells, index) => isHead(cells, index === 0 ? 1 : 2));
  if (head >= 0) return { start: head + 1, columns: columnsIn(lines[head]), head };
  return { start: looksLikeHead(lines) ? 1 : 0 };
}

/** Says by which names the fields are known that no column has. Empty if all have one. */
export function namesKnown(columns: readonly (string | undefined)[], names: readonly string[]) {
  const absent = names.filter((name) => !columns.includes(name));
  const told = absent.map((name) => {
    const [first, ...others] = headsOf.get(name) ?? [];
    return `${first} (or ${others.join(', ')})`;
  });
  return told.length > 0 ? `Columns that would be read: ${told.join('; ')}.` : '';
}

/** True for what names columns rather than what is in them: a source called `site` would stand beside a usual medium. */
function isHead(cells: readonly string[], least: number): boolean {
  const known = columnsIn(cells).filter(Boolean).length;
  return known >= least && known > cells.filter(isUsual).length;
}

/** True if the first of several lines has nothing that is usual, and each line below it has. */
function looksLikeHead([first, ...more]: readonly (readonly string[])[]): boolean {
  const isTable = first.length > 1 && more.length > 0;
  return isTable && !first.some(isUsual) && more.every((cells) => cells.some(isUsual));
}

/** A usual source or medium, in any spelling. */
function isUsual(cell: string): boolean {
  const word = cell.trim().toLowerCase();
  return isSource(word) || isMedium(usualSpelling('utm_medium', word));
}

/** The field of each column. Each has one column at most. */
function columnsIn(cells: readonly string[]): (string | undefined)[] {
  const exact = cells.map(wordIn);
  const isSure = exact.some((word) => allHeads.includes(word));
  // One typing error is forgiven where another column is sure.
  const words = exact.map((word, index) => {
    const isOneWord = /^\p{L}+$/u.test(cells[index].trim());
    return (isSure && isOneWord && nearest(word, allHeads)) || word;
  });
  const columns: (string | undefined)[] = cells.map(() => undefined);
  for (const [name, heads] of headsOf) {
    const places = heads.map((head) =>
      words.findIndex((word, index) => word === lettersOf(head) && !columns[index]),
    );
    const place = places.find((each) => each >= 0);
    if (place !== undefined) columns[place] = name;
  }
  return columns;
}

/** `source` for `utm_source`, `Campaign Source` and `Traffic source *`. */
function wordIn(cell: string): string {
  const word = lettersOf(cell);
  const [, bare = ''] = /^(?:utm|traffic|campaign)+(.+)$/.exec(word) ?? [];
  return allHeads.includes(bare) && !allHeads.includes(word) ? bare : word;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
