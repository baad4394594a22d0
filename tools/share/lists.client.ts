/** Finds several names in one field of a row, and makes of the row those that are meant. */
import { onceEach, type Parameters, placeNames, textOf } from './campaign.client';
import { adviceOnName } from './name-advice.client';
import { namesBetweenCommas } from './names.client';
import { hasMergeTag } from './personal.client';
import { isMedium, isSource, usualSpelling } from './vocabulary.client';

/** The rows that a row probably means. Undefined if each of its fields holds one name, or one a merge tag. */
export function placesMeant(place: Parameters): Parameters[] | undefined {
  if (placeNames.some((name) => hasMergeTag(textOf(place, name)))) return undefined;
  const [sources, mediums, contents] = placeNames.map((name) => namesIn(name, place));
  const placed = fieldsIn(sources) ?? sources.map(apart);
  const isList = [sources, mediums, contents].some(({ length }) => length > 1);
  if (!isList && placed.every(({ medium }) => !medium)) return undefined;
  const places = paired(placed, mediums).flatMap(({ source, medium, content }) =>
    (content ? namesBetweenCommas(content) : contents).map(
      (each) =>
        new Map([
          ['utm_source', source],
          ['utm_medium', medium],
          ['utm_content', each],
        ]),
    ),
  );
  return onceEach(places);
}

/** True for a field with several names, or with a source and what has a field of its own. */
export function hasSeveral(parameter: string, place: Parameters): boolean {
  if (hasMergeTag(textOf(place, parameter))) return false;
  const names = namesIn(parameter, place);
  return names.length > 1 || (parameter === 'utm_source' && Boolean(apart(names[0]).medium));
}

/** The names in a field, or an empty one. */
export function namesIn(parameter: string, place: Parameters): string[] {
  const names = namesBetweenCommas(textOf(place, parameter)).flatMap((name) =>
    wordsIn(parameter, name),
  );
  return names.length > 0 ? names : [''];
}

/** Several only if each word is one that is known, so that no name is torn apart. */
function wordsIn(parameter: string, name: string): string[] {
  if (parameter === 'utm_content')
    return name
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean);
  const isKnown = parameter === 'utm_source' ? isSourceWord : isMediumWord;
  const words = name.split(/\s+and\s+|[\s|+&]+/i).filter(Boolean);
  const parts = words.flatMap((word) => word.split('/'));
  if (parts.length > 1 && parts.every(isKnown)) return parts;
  const isWhole = (word: string) => isKnown(word) || Boolean(apart(word).medium);
  return words.length > 1 && words.every(isWhole) ? words : [name];
}

/** A line of a table in one field: `poster, print, orchard`. Undefined if these are several sources. */
function fieldsIn(names: readonly string[]): Place[] | undefined {
  const [source, medium, content = '', ...more] = names;
  const isLine = isMediumWord(medium ?? '') && !isMediumWord(source) && more.length === 0;
  return isLine ? [{ source, medium, content }] : undefined;
}

type Place = { source: string; medium: string; content: string };

/** A source, and the medium and the content that may stand behind its slashes: `mall/print/orchard`, `facebook:social`. */
function apart(name: string): Place {
  const whole = { source: name, medium: '', content: '' };
  const parts = name.split(/[/:：]/).map((part) => part.trim());
  if (parts.length < 2 || /:\/\//.test(name)) return whole;
  // Usually it is the second; the first or the third where they were exchanged.
  const index = [1, 0, 2].find((each) => isMediumWord(parts[each] ?? ''));
  const [source = '', ...contents] = parts.filter((part, each) => part && each !== index);
  return index === undefined || !source
    ? whole
    : { source, medium: parts[index], content: contents.join(', ') };
}

/** Each source with its own medium, with that at the same place of as many, or with each. */
function paired(sources: readonly Place[], mediums: readonly string[]): Place[] {
  const isPaired = sources.length === mediums.length;
  return sources.flatMap((place, index) =>
    (isPaired ? [mediums[index]] : mediums).map((medium) => ({
      ...place,
      medium: place.medium || medium,
    })),
  );
}

function isSourceWord(word: string): boolean {
  return isSource(usualSpelling('utm_source', word.trim().toLowerCase()));
}

function isMediumWord(word: string): boolean {
  return Boolean(word) && isMedium(adviceOnName('utm_medium', word).better);
}
