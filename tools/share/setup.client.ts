/** What is filled in, as the page's own address keeps it behind its `#`. */
import {
  type Filled,
  isEmpty,
  type Parameters,
  placeNames,
  sharedNames,
  textOf,
} from './campaign.client';
import { namesBetweenCommas } from './names.client';

/** How many rows there may be: each has an address for every page and language. */
export const mostPlaces = 100;

/** How long a name is kept at most. In characters. */
const longestKept = 2000;

/** Says how many rows there are, and that each field holds what was typed there. */
const rowCount = 'rows';

/** What is filled in, row by row. A parameter that all rows lack is left out. */
export function stateFrom({ shared, places }: Filled): [name: string, value: string][] {
  const parameters = sharedNames
    .map((name): [string, string] => [name, textOf(shared, name)])
    .filter(([, value]) => value);
  if (places.length === 1 && isEmpty(places[0])) return parameters;
  // There is always one, so that it shows if the end is missing.
  const used = placeNames.filter((name) => places.some((place) => textOf(place, name)));
  const names = used.length > 0 ? used : placeNames.slice(0, 1);
  return [
    ...parameters,
    [rowCount, String(places.length)],
    ...places.flatMap((place) =>
      names.map((name): [string, string] => [name, textOf(place, name)]),
    ),
  ];
}

/** Names that stay as they are, as the address keeps them. */
const keptName = 'kept';

/** Those of them that are still filled in. */
export function stateOfKept({ shared, places, kept = new Map() }: Filled): [string, string][] {
  const names = new Set([shared, ...places].flatMap((each) => [...each.values()]));
  return [...kept.keys()].filter((name) => names.has(name)).map((name) => [keptName, name]);
}

/** Reads them again. Nothing is said of them: the address may come from anybody, and its words would seem the page's own. */
export function keptFrom(state: URLSearchParams): ReadonlyMap<string, string> {
  return new Map(state.getAll(keptName).map((name) => [kept(name), '']));
}

/** Reads it again, from this file or an older one. There is always a row, and never more than there may be. */
export function filledFrom(state: URLSearchParams): Filled {
  const shared = sharedNames.map((name) => [name, kept(state.get(name))] as const);
  const places = isOlder(state) ? placesOfOlder(state) : placesFrom(state);
  return { shared: new Map(shared), places: places.slice(0, mostPlaces) };
}

/** How many rows it has, some of which there may be no room for. */
export function countIn(state: URLSearchParams): number {
  return (isOlder(state) ? placesOfOlder(state) : placesFrom(state)).length;
}

/** True if its end is missing, as where a messenger cut the link: a name of fewer values than rows, or only part of one. */
export function isCutShort(state: URLSearchParams): boolean {
  const counts = placeNames.map((name) => state.getAll(name).length).filter(Boolean);
  const rows = Number(state.get(rowCount) ?? 0);
  const [name, value] = [...state].at(-1) ?? ['', ''];
  const isPart = !value && placeNames.some((each) => each !== name && each.startsWith(name));
  const isBroken = value.includes('\uFFFD');
  return (
    rows > Math.max(0, ...counts) ||
    counts.some((count) => rows > 0 && count !== rows) ||
    (state.size > 1 && (isPart || isBroken))
  );
}

function placesFrom(state: URLSearchParams): Parameters[] {
  const columns = placeNames.map((name) => [name, state.getAll(name)] as const);
  const stated = Math.min(Number.parseInt(state.get(rowCount) ?? '', 10) || 1, mostPlaces);
  const length = Math.max(stated, 1, ...columns.map(([, values]) => values.length));
  return Array.from(
    { length },
    (_, index) => new Map(columns.map(([name, values]) => [name, kept(values[index])])),
  );
}

function kept(value: string | null | undefined): string {
  return (value ?? '').trim().slice(0, longestKept);
}

/** Older files had one field for all sources, and one for all contents. */
function isOlder(state: URLSearchParams): boolean {
  return !state.has(rowCount) && placeNames.every((name) => state.getAll(name).length < 2);
}

/** A row for each address that they gave: a source may have its medium and its content behind slashes. */
function placesOfOlder(state: URLSearchParams): Parameters[] {
  const [sources, mediums, contents] = placeNames.map((name) => kept(state.get(name)));
  return namesOnce(sources).flatMap((typed) => {
    const [source, medium, ...rest] = typed.split('/').map((part) => part.trim());
    const isPair = Boolean(source && medium);
    const own = isPair ? rest.filter(Boolean).join('-') : '';
    return namesOnce(own || contents).map(
      (content) =>
        new Map([
          ['utm_source', isPair ? source : typed],
          ['utm_medium', isPair ? medium : mediums],
          ['utm_content', content],
        ]),
    );
  });
}

/** The names between the commas, or an empty one. */
function namesOnce(text: string): string[] {
  const names = namesBetweenCommas(text);
  return names.length > 0 ? [...new Set(names)] : [''];
}
