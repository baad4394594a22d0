/** What a button beside a field or a row fills in. */
import {
  columns,
  type Filled,
  isEmpty,
  type Parameters,
  placeNames,
  sharedNames,
  textOf,
} from './campaign.client';
import { type ForAll, type Parted, partForAll } from './for-all.client';
import type { Choice } from './form.client';
import { adviceOnPeople } from './name-advice.client';
import type { Pasted } from './pasted.client';

export type Offer = {
  label: string;
  /** What the fields then hold. */
  filled: Filled;
  /** The page and the languages to choose, if the site's own address was pasted. */
  choice?: Choice;
  /** What it leaves as it is, because other rows share it. */
  withheld?: ForAll;
  /** All that is to be filled in and chosen instead of what was, if the link to a set-up was pasted. */
  setup?: URLSearchParams;
  /** Names that stay as they are from then on, each with what is said of it. */
  keeps?: ReadonlyMap<string, string>;
  /** What of a pasted address is not filled in, to be told also when it is done. */
  leftOut?: readonly string[];
};

/** Where a field is: in which row, or in none if all rows share it. */
export type Spot = { parameter: string; index?: number };

/** What the fields hold with other rows in the place of one. */
export function withPlaces(filled: Filled, index: number, places: readonly Parameters[]): Filled {
  return {
    ...filled,
    places: filled.places.flatMap((place, each) => (each === index ? places : [place])),
  };
}

/** What the fields hold with another value in one. */
export function withValue(filled: Filled, { parameter, index }: Spot, value: string): Filled {
  if (index === undefined)
    return { ...filled, shared: new Map(filled.shared).set(parameter, value) };
  return withPlaces(filled, index, [new Map(filled.places[index]).set(parameter, value)]);
}

/** What the field is called. */
export function titleOf(parameter: string): string {
  const names: Readonly<Record<string, string>> = columns;
  return names[parameter].replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * The offer of what an address says, or its parameters alone, as it is written there: what would be better is said once it
 * is filled in. Nobody gets data about people from here.
 */
export function offerOfPasted(
  spot: Spot,
  pasted: Pasted,
  filled: Filled,
  chosen: Choice,
): Offer | undefined {
  const { source, isAddress, own, setup } = pasted;
  if (setup)
    return {
      label: 'Fill in this set-up',
      filled,
      setup: new URLSearchParams(withoutPersonal(setup)),
    };
  const values = new Map(withoutPersonal(pasted.values));
  const choice = own && { page: own.page, languages: [own.language] };
  const bare = withValue(filled, spot, '');
  const named = [...values].filter(([, value]) => value);
  const shared = new Map(named.filter(([name]) => sharedNames.includes(name)));
  const isOther = (index: number) => index !== spot.index;
  const parted = partForAll({ shared, choice }, bare, chosen, isOther);
  const hasRow = named.some(([name]) => placeNames.includes(name));
  // What says nothing of a row is taken for all of them, as its button says then.
  const { taken, withheld }: Parted = hasRow ? parted : { taken: { shared, choice } };
  const forWhom = !hasRow && parted.withheld ? ' for all rows' : '';
  if (choice && !hasValue(values))
    return { label: `Choose its page and language${forWhom}`, filled: bare, choice };
  if (!hasValue(values))
    return spot.parameter === 'utm_source' && source
      ? { label: `Use ${source}`, filled: withValue(filled, spot, source) }
      : undefined;
  const rowValues = named.filter(([name]) => placeNames.includes(name));
  const takenValues = new Map([...rowValues, ...taken.shared]);
  const names = Object.keys(columns).filter((name) => textOf(takenValues, name));
  const titles = [...(taken.choice ? ['page', 'language'] : []), ...names.map(titleOf)];
  const lost = lostIn(spot, filled, values);
  const parts = [
    `Take ${inWords(titles)} from ${isAddress ? 'this address' : 'these'}${forWhom}`,
    ...(lost.length > 0 ? [`empty ${inWords(lost.map(titleOf))}`] : []),
  ];
  return {
    label: parts.join(', '),
    filled: withParts(spot, filled, takenValues),
    keeps: keptAsUsed(takenValues.values()),
    choice: taken.choice,
    withheld,
  };
}

/** What is said of names that an address in use has. */
export function keptAsUsed(names: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...names].filter(Boolean).map((name) => [name, inUse]));
}

const inUse = 'In use like this: kept, so that both count as one.';

/** The fields of the row that hold something, of which the address says nothing. */
function lostIn({ parameter, index }: Spot, { places }: Filled, values: Parameters): string[] {
  if (index === undefined) return [];
  return placeNames.filter(
    (name) => name !== parameter && !textOf(values, name) && textOf(places[index], name),
  );
}

/** Fills the row in, or an empty one. What all rows share stays unless the address names it. */
function withParts({ parameter, index }: Spot, filled: Filled, values: Parameters): Filled {
  const place = new Map(placeNames.map((name) => [name, textOf(values, name)]));
  const shared = new Map(filled.shared);
  if (index === undefined) shared.set(parameter, '');
  for (const name of sharedNames) if (textOf(values, name)) shared.set(name, textOf(values, name));
  const { places } = filled;
  if (isEmpty(place)) return { shared, places };
  const free = index ?? places.findIndex(isEmpty);
  return free < 0
    ? { shared, places: [...places, place] }
    : withPlaces({ shared, places }, free, [place]);
}

function hasValue(values: Parameters): boolean {
  return [...values.values()].some(Boolean);
}

export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** True for what holds data about people, or a merge tag. */
function isPersonal(value: string): boolean {
  return Boolean(adviceOnPeople(value));
}

/** The names of the parameters that hold data about people, or a merge tag. */
export function personalIn(values: Iterable<[string, string]>): string[] {
  const names = [...values].filter(([, value]) => isPersonal(value)).map(([name]) => name);
  return [...new Set(names)];
}

/** Each keeps its place, so that the others stay in their rows. */
function withoutPersonal(values: Iterable<[string, string]>): [name: string, value: string][] {
  return [...values].map(([name, value]) => [name, isPersonal(value) ? '' : value]);
}
