/** What is said under the fields of the page that `npm run share` writes. */
import {
  columns,
  namesIn,
  type Parameters,
  type SharedAddress,
  sourceParts,
  variantsOf,
} from './campaign.client';
import { adviceOnName, type NameAdvice, whatIsAddress } from './name-advice.client';
import { type Offer, offerOf, offerOfPasted, personalIn, titleOf } from './offer.client';
import { inOrder } from './order.client';
import { type Pasted, pastedIn } from './pasted.client';
import { sourcesIn, wordsIn } from './several.client';
import { adviceOnSource } from './source-advice.client';
import {
  contentsCrossing,
  listOf,
  mediumIn,
  mendedSources,
  withPlacesApart,
  withUsualMediums,
} from './sources.client';

/** The parameters without which most programs leave a visit out. */
const needed = ['utm_source', 'utm_medium', 'utm_campaign'];

/** A reason, and which of several names it concerns. */
export type Remark = { text: string; names: readonly string[] };

export type Advice = {
  faults: readonly Remark[];
  /** What is good to know, though nothing is wrong. */
  notes: readonly Remark[];
  /** True for what must not go out: data about people, and a whole address. */
  isBarred: boolean;
  /** The same well spelled, or what an address says. */
  offer?: Offer;
  /** What whoever typed may not want: another medium, or several names made of one. */
  other?: Offer;
};

/** By the fields' names. */
export type AllAdvice = ReadonlyMap<string, Advice>;

const none: Advice = { faults: [], notes: [], isBarred: false };

/**
 * What is wrong with what was typed, by field, and what would be better. How source and medium fit is said under the source.
 * @param addresses the site's own, one of which may have been pasted
 */
export function adviceOn(parameters: Parameters, addresses: readonly SharedAddress[]): AllAdvice {
  const read = (name: string) => pastedIn(parameters.get(name) ?? '', addresses);
  // To other fields it is no name.
  const named = new Map([...parameters].filter(([name]) => !read(name)));
  return new Map(
    Object.keys(columns).map((name) => {
      const pasted = read(name);
      return [name, pasted ? adviceOnPasted(name, pasted, parameters) : adviceOnField(name, named)];
    }),
  );
}

function adviceOnPasted(parameter: string, pasted: Pasted, parameters: Parameters): Advice {
  const { others, values } = pasted;
  const personal = personalIn(values);
  const leftOut = [
    others.length > 0 && `This page has no field for ${others.join(', ')}: left out.`,
    personal.length > 0 && `What looks like data about people is left out: ${personal.join(', ')}.`,
  ].filter((text) => typeof text === 'string');
  const offer = offerOfPasted(parameter, pasted, parameters);
  return {
    ...none,
    isBarred: true,
    faults: remarks([whatIsPasted(parameter, pasted), ...leftOut]),
    offer: offer && { ...offer, leftOut },
  };
}

function whatIsPasted(parameter: string, { host, isAddress, isMissing, setup }: Pasted): string {
  if (setup) return 'This is the link to a set-up.';
  if (isMissing) return 'The site has no such page.';
  if (!isAddress) return 'These are parameters: only a name belongs here.';
  return whatIsAddress(parameter, host);
}

/** Those that there are, about the whole field. */
function remarks(texts: readonly (string | false | undefined)[]): Remark[] {
  return texts.filter((text) => typeof text === 'string').map((text) => ({ text, names: [] }));
}

function adviceOnField(parameter: string, parameters: Parameters): Advice {
  const names = namesIn(parameter, parameters);
  if (names.length === 0) return adviceOnNothing(parameter, parameters);
  if (parameter === 'utm_source') return adviceOnSources(names, parameters);
  const advice = names.map((name) => adviceOnName(parameter, name));
  const better = new Map([[parameter, listOf(advice.map((each) => each.better))]]);
  const isUnusual = advice.some(({ unusual }) => unusual);
  const ordered = parameter === 'utm_medium' ? offerOfOrder(parameter, parameters) : undefined;
  const usual = isUnusual && !ordered ? offerOfUsual(parameter, parameters) : undefined;
  const several = offerOfSeveral(parameter, names);
  const verb = several && 'Use as one name:';
  const crossing = parameter === 'utm_content' ? crossingOf(parameters) : undefined;
  return {
    faults: faultsOf(names, advice),
    notes: [
      ...notesOf(names, advice),
      ...remarks([exceptions(parameter, parameters), crossing?.told]),
    ],
    isBarred: advice.some(({ isBarred }) => isBarred),
    // A source would be no better medium for being well spelled.
    offer: usual
      ? undefined
      : (ordered ?? complete(parameter, parameters, changed(parameters, better), verb)),
    other: usual ?? several ?? crossing?.offer,
  };
}

/** Of the words of one name that may be several places, `vivocity jewel`. */
function offerOfSeveral(parameter: string, names: readonly string[]): Offer | undefined {
  if (parameter !== 'utm_content' || names.length > 1) return undefined;
  const words = wordsIn(names[0]).map((word) => adviceOnName(parameter, word).better);
  const isSeveral = words.filter(Boolean).length > 1 && !adviceOnName(parameter, names[0]).isBarred;
  const values = new Map([[parameter, listOf(words)]]);
  return isSeveral ? offerOf(parameter, values, 'Use as several:') : undefined;
}

/** What is said, and offered, where several contents meet sources of several mediums: those of posters meet networks. */
function crossingOf(parameters: Parameters): { told: string; offer?: Offer } | undefined {
  const crossing = contentsCrossing(parameters);
  if (!crossing) return undefined;
  const { count, printed, values } = crossing;
  const label = `Give them to ${listOf(printed)} alone`;
  return {
    told: `Each source gets each content: ${count} addresses a language.`,
    offer: values && { label, values },
  };
}

function adviceOnSources(names: readonly string[], parameters: Parameters): Advice {
  const field = mediumIn(parameters);
  const advice = names.map((name) => adviceOnSource(name, field));
  const ordered = offerOfOrder('utm_source', parameters);
  const isUnusual = !ordered && advice.some((each) => each.isUnusual);
  const places = ordered ? new Map() : withPlacesApart(parameters);
  const apart = complete('utm_source', parameters, places, 'Use as several:');
  return {
    faults: faultsOf(names, advice),
    notes: notesOf(names, advice),
    isBarred: advice.some(({ isBarred }) => isBarred),
    offer:
      ordered ?? complete('utm_source', parameters, changed(parameters, mendedSources(parameters))),
    other: isUnusual ? offerOfUsual('utm_source', parameters) : apart,
  };
}

/** What spelling mends first. */
function faultsOf(names: readonly string[], advice: readonly NameAdvice[]): Remark[] {
  const faults = advice.map((each) => each.faults);
  const unusual = advice.map((each) => (each.unusual ? [each.unusual] : []));
  return [...told(names, faults), ...told(names, unusual)];
}

function notesOf(names: readonly string[], advice: readonly NameAdvice[]): Remark[] {
  return told(
    names,
    advice.map(({ notes = [] }) => notes),
  );
}

function offerOfOrder(field: string, parameters: Parameters): Offer | undefined {
  const values = inOrder(parameters);
  if (!values) return undefined;
  // What stays is not named. What is emptied has to be in it.
  const isNew = ([name, value]: [string, string]) => value !== (parameters.get(name) ?? '').trim();
  return offerOf(field, new Map([...values].filter(isNew)));
}

function offerOfUsual(field: string, parameters: Parameters): Offer | undefined {
  const values = changed(parameters, withUsualMediums(parameters));
  return complete(field, parameters, values, 'Use the usual:');
}

/** An offer whose label names what of the fields is not in it. */
function complete(
  field: string,
  parameters: Parameters,
  values: Parameters,
  verb?: string,
): Offer | undefined {
  const offer = offerOf(field, values, verb);
  const without = [...values.keys()].flatMap((name) => droppedFrom(name, parameters));
  if (!offer || without.length === 0) return offer;
  return { ...offer, label: `${offer.label}, without ${without.join(', ')}` };
}

/** Those of several names of which nothing better can be made. */
function droppedFrom(field: string, parameters: Parameters): string[] {
  const names = namesIn(field, parameters);
  const adviceOf = (name: string) =>
    field === 'utm_source' ? adviceOnSource(name, '') : adviceOnName(field, name);
  return names.length === 1 ? [] : names.filter((name) => !adviceOf(name).better);
}

/** Those that say something, and something else than what was typed. */
function changed(parameters: Parameters, values: Parameters): Parameters {
  const isNew = ([name, value]: [string, string]) =>
    value && value !== namesIn(name, parameters).map(asSource).join(', ');
  return new Map([...values].filter(isNew));
}

/** Without the spaces that may stand around its slashes. */
function asSource(name: string): string {
  return sourceParts(name).filter(Boolean).join('/');
}

/** Each reason once, with the names that have it, where there are several. */
function told(names: readonly string[], texts: readonly (readonly string[])[]): Remark[] {
  return [...new Set(texts.flat())].map((text) => ({
    text,
    names: names.length > 1 ? names.filter((_, index) => texts[index].includes(text)) : [],
  }));
}

function adviceOnNothing(parameter: string, parameters: Parameters): Advice {
  const isCampaign = [...parameters].some(
    ([name, value]) => name.startsWith('utm_') && value.trim(),
  );
  if (!isCampaign || !isAbsent(parameter, parameters) || !needed.includes(parameter)) return none;
  if (parameter === 'utm_medium' && namesIn('utm_source', parameters).length > 0)
    return adviceOnNoMedium(parameters);
  const fault = 'Still empty: most programs need source, medium and campaign.';
  return { ...none, faults: remarks([fault]) };
}

function isAbsent(parameter: string, parameters: Parameters): boolean {
  return variantsOf(parameters).some((own) => !own.get(parameter)?.trim());
}

/** Names the sources that have none, and offers the mediums that are known. */
function adviceOnNoMedium(parameters: Parameters): Advice {
  const sources = withoutMedium(parameters);
  if (sources.length === 0) return none;
  const isKnown = withoutMedium(withUsualMediums(parameters)).length < sources.length;
  return {
    ...none,
    faults: remarks([
      `Without a medium: ${sources.join(', ')}. Most programs need source, medium and campaign.`,
    ]),
    other: isKnown ? offerOfUsual('utm_medium', parameters) : undefined,
  };
}

function withoutMedium(parameters: Parameters): string[] {
  if (parameters.get('utm_medium')?.trim()) return [];
  const sources = namesIn('utm_source', parameters)
    // What must not go out needs another source first.
    .filter((name) => !adviceOnSource(name, '').isBarred)
    .flatMap(sourcesIn)
    .map(sourceParts);
  return sources.filter(([, medium]) => !medium).map(([source]) => source);
}

/** For which sources the field does not count. */
function exceptions(parameter: string, parameters: Parameters): string | undefined {
  const place = ['utm_source', 'utm_medium', 'utm_content'].indexOf(parameter);
  const typed = parameters.get(parameter)?.trim();
  const others = namesIn('utm_source', parameters)
    .map(sourceParts)
    .filter((parts) => parts[place] && parts[place] !== typed)
    .map((parts) => `${parts[0]} (${parts[place]})`);
  return others.length > 0
    ? `Not used for ${others.join(', ')}: the ${titleOf(parameter).toLowerCase()} behind the source wins.`
    : undefined;
}
