/** What is said beside the fields of the page that `npm run share` writes. */
import {
  type Filled,
  isEmpty,
  type Parameters,
  placeNames,
  type SharedAddress,
  sharedNames,
  textOf,
} from './campaign.client';
import {
  type Advice,
  type AdviceByName,
  adviceOnField,
  none,
  wholeRow,
} from './field-advice.client';
import type { Choice } from './form.client';
import { placesMeant } from './lists.client';
import { whatIsAddress } from './name-advice.client';
import { namesBetweenCommas } from './names.client';
import { type Offer, offerOfPasted, personalIn, type Spot, titleOf } from './offer.client';
import { type Pasted, pastedIn, toldOfOthers } from './pasted.client';
import { adviceOnPlace } from './place-advice.client';
import { isMediumOfSources, isSource } from './vocabulary.client';

export type AllAdvice = { shared: AdviceByName; places: readonly AdviceByName[] };

const missing = 'Still empty: most programs need it.';

/**
 * What is wrong with what was typed, and what would be better.
 * @param addresses the site's own, one of which may have been pasted
 * @param chosen page and languages, which a pasted address may change
 */
export function adviceOn(
  filled: Filled,
  addresses: readonly SharedAddress[],
  chosen: Choice = { page: '', languages: [] },
): AllAdvice {
  const read = (text: string) => pastedIn(text, addresses);
  const isCampaign = isName(filled.shared, 'utm_campaign', read);
  const isFilled = filled.places.some((place) =>
    placeNames.some((name) => isName(place, name, read)),
  );
  const shared = sharedNames.map((parameter) => {
    const pasted = read(textOf(filled.shared, parameter));
    const advice = pasted
      ? adviceOnPasted({ parameter }, pasted, filled, chosen)
      : adviceOnShared(parameter, filled, isFilled);
    return [parameter, advice] as const;
  });
  const places = filled.places.map((place, index) => {
    // Without any row the first one is asked for.
    const isNeeded = !isEmpty(place) || (isCampaign && !isFilled && index === 0);
    return adviceOnRow(place, index, filled, read, chosen, isNeeded ? missing : '');
  });
  return { shared: new Map(shared), places };
}

type Read = (text: string) => Pasted | undefined;

/** True for what is neither missing nor an address, which is no name yet that would need others. */
function isName(parameters: Parameters, name: string, read: Read): boolean {
  const typed = textOf(parameters, name);
  return Boolean(typed) && !read(typed);
}

function adviceOnRow(
  place: Parameters,
  index: number,
  filled: Filled,
  read: Read,
  chosen: Choice,
  missing: string,
): AdviceByName {
  const pasted = placeNames.flatMap((parameter) => {
    const found = read(textOf(place, parameter));
    return found
      ? [[parameter, adviceOnPasted({ parameter, index }, found, filled, chosen)] as const]
      : [];
  });
  // To the other fields of the row what was pasted is no name.
  return pasted.length > 0 ? new Map(pasted) : adviceOnPlace(place, index, filled, missing);
}

function adviceOnPasted(spot: Spot, pasted: Pasted, filled: Filled, chosen: Choice): Advice {
  const { others, values, setup } = pasted;
  const personal = personalIn(setup ?? values);
  const leftOut = [
    ...toldOfOthers(others),
    personal.length > 0 && `What looks like data about people is left out: ${personal.join(', ')}.`,
  ].filter((text) => typeof text === 'string');
  const offer = offerOfPasted(spot, pasted, filled, chosen);
  // Of anything else more than this field would be filled in.
  const isName = values.size === 0 && !setup && spot.index !== undefined;
  const better = isName ? offer?.filled.places[spot.index ?? 0].get(spot.parameter) : undefined;
  return {
    ...none,
    isBarred: true,
    faults: [whatIsPasted(spot.parameter, pasted), ...leftOut],
    offers: offer ? [{ ...offer, leftOut }] : [],
    better: better || undefined,
  };
}

function whatIsPasted(parameter: string, { host, isAddress, isMissing, setup }: Pasted): string {
  if (setup) return 'This is the link to a set-up.';
  if (isMissing) return 'The site has no such page.';
  if (!isAddress) return 'These are parameters: only a name belongs here.';
  return whatIsAddress(parameter, host);
}

/** On the campaign, and on the version. */
function adviceOnShared(parameter: string, filled: Filled, isFilled: boolean): Advice {
  const name = textOf(filled.shared, parameter);
  const isCampaign = parameter === 'utm_campaign';
  if (!name) return isCampaign && isFilled ? { ...none, faults: [missing] } : none;
  const advice = adviceOnField({ parameter }, name, filled);
  if (!isCampaign || advice.isBarred) return advice;
  if (namesBetweenCommas(name).length > 1)
    return {
      ...none,
      faults: ['One campaign at a time. Copy these first, then fill in the next.'],
    };
  const question = filled.kept?.has(name)
    ? undefined
    : questionOnCampaign(name.toLowerCase(), filled);
  return question ? { ...advice, faults: [...advice.faults, question] } : advice;
}

/** A word that belongs into a row, if no row has one like it. */
function questionOnCampaign(word: string, { places }: Filled): string | undefined {
  const isUsual = isSource(word) || isMediumOfSources(word);
  if (!isUsual || places.some((place) => isSource(textOf(place, 'utm_source').toLowerCase())))
    return undefined;
  const what = isSource(word) ? 'source' : 'medium';
  return `‘${word}’ is usually a ${what}. Is the campaign called so?`;
}

/** A field, or a row, of which something is said. */
export type Concern = { title: string; name: string; index?: number };

/** Those whose advice is such: what all rows share, then the rows in their order. */
export function concernsIn(
  { shared, places }: AllAdvice,
  isConcerned: (advice: Advice) => boolean,
): Concern[] {
  const namesIn = (advice: AdviceByName) =>
    [...advice].filter(([, each]) => isConcerned(each)).map(([name]) => name);
  const inRows = places.flatMap((advice, index) =>
    namesIn(advice).map((name) => ({ title: titleIn(name, index, places.length), name, index })),
  );
  return [...namesIn(shared).map((name) => ({ title: titleOf(name), name })), ...inRows];
}

/** `Row 2`, and the field if there is no other row. */
function titleIn(name: string, index: number, count: number): string {
  return count > 1 || name === wholeRow ? `Row ${index + 1}` : titleOf(name);
}

/** What is offered for all rows at once: lists, better names and usual mediums, where there are several. */
export function offersForAll(filled: Filled, advice: AllAdvice): Offer[] {
  const everywhere = (what: 'better' | 'usual', named: string): Offer[] => {
    const all = [advice.shared, ...advice.places].flatMap((each) => [...each.values()]);
    const count = all.filter((each) => each[what]).length;
    const mended = (values: Parameters, byName?: AdviceByName) =>
      new Map([...values].map(([name, value]) => [name, byName?.get(name)?.[what] ?? value]));
    const places = filled.places.map((place, index) => mended(place, advice.places[index]));
    const label = `Use all ${named} (${count})`;
    return count > 1
      ? [{ label, filled: { shared: mended(filled.shared, advice.shared), places } }]
      : [];
  };
  return [
    ...offerOfLists(filled, advice),
    ...everywhere('better', 'better spellings'),
    ...everywhere('usual', 'usual mediums'),
  ];
}

/** What several rows with lists in them mean. A row with a pasted address has none. */
function offerOfLists(filled: Filled, { places }: AllAdvice): Offer[] {
  const meant = filled.places.map((place, index) =>
    places[index].has(wholeRow) ? placesMeant(place) : undefined,
  );
  const count = meant.filter(Boolean).length;
  const apart = filled.places.flatMap((place, index) => meant[index] ?? [place]);
  return count > 1
    ? [{ label: `Take all lists apart (${count})`, filled: { ...filled, places: apart } }]
    : [];
}
