/** What is said of one row: of the name in each of its fields, and of how they fit. */
import { type Filled, isEmpty, type Parameters, placeNames, textOf } from './campaign.client';
import {
  type Advice,
  type AdviceByName,
  adviceOnField,
  none,
  wholeRow,
} from './field-advice.client';
import { hasSeveral, namesIn, placesMeant } from './lists.client';
import { adviceOnAddress, adviceOnName, adviceOnPeople } from './name-advice.client';
import { type Offer, titleOf, withPlaces, withValue } from './offer.client';
import { isMedium, isMediumOfSources, isSource, usualMedium } from './vocabulary.client';

/** @param missing what is said of a source or a medium that is still empty. Empty if they may be */
export function adviceOnPlace(
  place: Parameters,
  index: number,
  filled: Filled,
  missing: string,
): AdviceByName {
  const isList = placeNames.some((parameter) => hasSeveral(parameter, place));
  const advice = placeNames.map((parameter) => {
    const name = textOf(place, parameter);
    // What is missing is told once each name has its own field.
    if (!name) return parameter === 'utm_content' || isList ? none : adviceOnNothing(missing);
    if (hasSeveral(parameter, place)) return adviceOnSeveral(parameter, place);
    return adviceOnField({ parameter, index }, name, filled);
  });
  const [source, medium, content] = advice;
  return new Map([
    ['utm_source', source],
    ['utm_medium', withUsual(medium, place, index, filled)],
    ['utm_content', content],
    [wholeRow, adviceOnWhole(place, index, filled)],
  ]);
}

function adviceOnNothing(missing: string): Advice {
  return missing ? { ...none, faults: [missing] } : none;
}

/** Of several names in one field is said only what must not go out: all else is said once each has its own row. */
function adviceOnSeveral(parameter: string, place: Parameters): Advice {
  const names = [textOf(place, parameter), ...namesIn(parameter, place)];
  const [barred] = names.flatMap((name) => {
    const isOne = name !== names[0];
    const address = isOne ? adviceOnAddress(parameter, name) : undefined;
    return adviceOnPeople(name) ?? address ?? [];
  });
  return barred ? { ...none, faults: barred.faults, isBarred: true } : none;
}

/** With the medium that is usual for the source, if it is missing, or another was typed. */
function withUsual(advice: Advice, place: Parameters, index: number, filled: Filled): Advice {
  const [source, medium] = ['utm_source', 'utm_medium'].map((parameter) =>
    hasSeveral(parameter, place) ? '' : betterOf(parameter, place),
  );
  const isTyped = Boolean(textOf(place, 'utm_medium'));
  const isKept = filled.kept?.has(textOf(place, 'utm_medium'));
  if (!source || isExchanged(place) || isKept || (isTyped && !medium)) return advice;
  const usual = usualMedium(source, medium);
  if (!usual) return advice;
  const told = `The usual medium is ${usual}, not ${medium}.`;
  const isFault = isTyped && isMedium(medium);
  const isNote = isTyped && !isMedium(medium) && !isSource(medium);
  const spot = { parameter: 'utm_medium', index };
  const offer = { label: `Use the usual: ${usual}`, filled: withValue(filled, spot, usual) };
  return {
    ...advice,
    faults: isFault ? [...advice.faults, told] : advice.faults,
    notes: isNote ? [...advice.notes, told] : advice.notes,
    offers: [...advice.offers, offer],
    usual,
  };
}

function betterOf(parameter: string, place: Parameters): string {
  const name = textOf(place, parameter);
  const { better, isBarred } = adviceOnName(parameter, name);
  return name && !isBarred ? better : '';
}

/** True for a source typed as the medium, or a medium as the source, where the other field has nothing that fits. */
function isExchanged(place: Parameters): boolean {
  const [source, medium] = ['utm_source', 'utm_medium'].map((name) => betterOf(name, place));
  if (isMediumOfSources(source))
    return Boolean(medium) === Boolean(textOf(place, 'utm_medium')) && !isMedium(medium);
  return !textOf(place, 'utm_source') && isSource(medium);
}

function adviceOnWhole(place: Parameters, index: number, filled: Filled): Advice {
  const meant = placesMeant(place);
  if (meant) return adviceOnList(meant, index, filled);
  if (isExchanged(place)) return { ...none, offers: [exchange(place, index, filled)] };
  const same = filled.places.findIndex((other) =>
    placeNames.every((name) => textOf(other, name) === textOf(place, name)),
  );
  return isEmpty(place) || same === index
    ? none
    : { ...none, notes: [`The same as row ${same + 1}: both give one address.`] };
}

function adviceOnList(meant: readonly Parameters[], index: number, filled: Filled): Advice {
  const [first] = meant;
  const named = [...first].filter(([, name]) => name);
  const parts = named.map(([parameter, name]) => `${name} as ${titleOf(parameter)}`);
  const isOne = meant.length === 1;
  const label = isOne ? `Use ${parts.join(', ')}` : `Make ${meant.length} rows`;
  return {
    ...none,
    faults: [
      isOne
        ? 'Source, medium and content have a field each.'
        : 'Several names in one field: each place has a row of its own.',
    ],
    offers: [{ label, filled: withPlaces(filled, index, meant) }],
    isList: true,
  };
}

function exchange(place: Parameters, index: number, filled: Filled): Offer {
  const [source, medium] = ['utm_source', 'utm_medium'].map((name) => textOf(place, name));
  const exchanged = new Map([...place, ['utm_source', medium], ['utm_medium', source]]);
  const isBoth = source && medium;
  const moved = source ? `Use ${source} as Medium` : `Use ${medium} as Source`;
  return {
    label: isBoth ? 'Exchange source and medium' : moved,
    filled: withPlaces(filled, index, [exchanged]),
  };
}
