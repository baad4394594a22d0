/** Keeps what is pasted or taken from changing what the other rows already share. */
import { type Filled, isEmpty, type Parameters, textOf } from './campaign.client';
import type { Choice } from './form.client';
import { englishName, everyPage } from './names.client';

/** What counts for all rows. */
export type ForAll = { shared: Parameters; choice?: Choice };

/** What of it is filled in with the rows, and what would change others. That is undefined if nothing would. */
export type Parted = { taken: ForAll; withheld?: ForAll };

/**
 * @param said what was pasted says
 * @param now what is filled in
 * @param chosen page and languages now
 * @param isOther true for a row, by its position, that what was pasted leaves as it is
 */
export function partForAll(
  said: ForAll,
  now: Filled,
  chosen: Choice,
  isOther: (index: number) => boolean,
): Parted {
  const hasOthers = now.places.some((place, index) => isOther(index) && !isEmpty(place));
  // What is still empty takes nothing from anybody.
  const isKept = ([name, value]: readonly [string, string]) =>
    ['', value].includes(textOf(now.shared, name));
  const isSame = !said.choice || isSameChoice(said.choice, chosen);
  const kept = [...said.shared].filter((each) => !isKept(each));
  if (!hasOthers || (isSame && kept.length === 0)) return { taken: said };
  return {
    taken: {
      shared: new Map([...said.shared].filter(isKept)),
      choice: isSame ? said.choice : undefined,
    },
    withheld: { shared: new Map(kept), choice: isSame ? undefined : said.choice },
  };
}

function isSameChoice(one: Choice, other: Choice): boolean {
  const textIn = ({ page, languages }: Choice) => [page, ...[...languages].sort()].join(' ');
  return textIn(one) === textIn(other);
}

/** Names it for people: `Home, French, march-2027`. */
export function namesOf({ shared, choice }: ForAll, pageName: (page: string) => string): string[] {
  const page = choice?.page === everyPage ? 'all pages' : choice && pageName(choice.page);
  const names = [...shared].map(([name, value]) => (name === 'v' ? `version ${value}` : value));
  return [page, ...(choice?.languages ?? []).map(englishName), ...names].filter(
    (name) => name !== undefined,
  );
}
