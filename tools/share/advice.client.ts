/** What is said under the fields of the page that `npm run share` writes. */
import {
  columns,
  namesIn,
  type Parameters,
  perSource,
  type SharedAddress,
  sourceAndMedium,
} from './campaign.client';
import { adviceOnName } from './name-advice.client';
import { type Offer, offerOf, offerOfPasted, personalIn } from './offer.client';
import { type Pasted, pastedIn } from './pasted.client';
import { adviceOnSource } from './source-advice.client';
import { mediumIn, mendedSources, withUsualMediums } from './sources.client';

/** The parameters without which most programs leave a visit out. */
const needed = ['utm_source', 'utm_medium', 'utm_campaign'];

/** A reason, and which of several names it concerns. */
export type Remark = { text: string; names: readonly string[] };

export type Advice = {
  faults: readonly Remark[];
  /** What is good to know, though nothing is wrong. */
  notes: readonly Remark[];
  /** True for data about people, which must not stay. */
  isPersonal: boolean;
  /** The same well spelled, or what an address says. */
  offer?: Offer;
  /** Another medium, which whoever typed may not want. */
  usual?: Offer;
};

const none: Advice = { faults: [], notes: [], isPersonal: false };

/**
 * What is wrong with what was typed, by field, and what would be better. How source and medium fit is said under the source.
 * @param addresses the site's own, one of which may have been pasted
 */
export function adviceOn(
  parameters: Parameters,
  addresses: readonly SharedAddress[],
): ReadonlyMap<string, Advice> {
  return new Map(
    Object.keys(columns).map((name) => {
      const pasted = pastedIn(parameters.get(name) ?? '', addresses);
      return [name, pasted ? adviceOnPasted(name, pasted) : adviceOnField(name, parameters)];
    }),
  );
}

function adviceOnPasted(parameter: string, pasted: Pasted): Advice {
  const { others, values } = pasted;
  const left = [...others, ...personalIn(values)];
  return {
    ...none,
    faults: remarks([whatIsPasted(pasted), left.length > 0 && `Left out: ${left.join(', ')}.`]),
    offer: offerOfPasted(parameter, pasted),
  };
}

function whatIsPasted({ isAddress, isMissing }: Pasted): string {
  if (isMissing) return 'The site has no such page.';
  return `${isAddress ? 'This is an address' : 'These are parameters'}: only a name belongs here.`;
}

/** Those that there are, about the whole field. */
function remarks(texts: readonly (string | false | undefined)[]): Remark[] {
  return texts.filter((text) => typeof text === 'string').map((text) => ({ text, names: [] }));
}

function adviceOnField(parameter: string, parameters: Parameters): Advice {
  const names = namesIn(parameter, parameters);
  if (names.length === 0) return adviceOnNothing(parameter, parameters);
  if (parameter === 'utm_source') return adviceOnSources(names, parameters);
  const { faults, unusual, better, isPersonal } = adviceOnName(parameter, names[0]);
  return {
    faults: remarks([...faults, unusual]),
    notes: remarks([parameter === 'utm_medium' && exceptions(parameters)]),
    isPersonal: Boolean(isPersonal),
    offer: offerOf(parameter, changed(parameters, new Map([[parameter, better]]))),
    usual: unusual ? offerOfUsual(parameter, parameters) : undefined,
  };
}

function adviceOnSources(names: readonly string[], parameters: Parameters): Advice {
  const field = mediumIn(parameters);
  const advice = names.map((name) => adviceOnSource(name, field));
  const isMisspelled = advice.some(({ faults }) => faults.length > 0);
  const isUnusual = advice.some((each) => each.isUnusual);
  return {
    faults: [
      ...told(
        names,
        advice.map(({ faults }) => faults),
      ),
      ...told(
        names,
        advice.map(({ unusual }) => (unusual ? [unusual] : [])),
      ),
    ],
    notes: told(
      names,
      advice.map(({ notes }) => notes),
    ),
    isPersonal: advice.some(({ isPersonal }) => isPersonal),
    offer: isMisspelled
      ? offerOf('utm_source', changed(parameters, mendedSources(parameters)))
      : undefined,
    usual: isUnusual ? offerOfUsual('utm_source', parameters) : undefined,
  };
}

function offerOfUsual(field: string, parameters: Parameters): Offer | undefined {
  return offerOf(field, changed(parameters, withUsualMediums(parameters)), 'Use the usual:');
}

/** Those that say something, and something else than what was typed. */
function changed(parameters: Parameters, values: Parameters): Parameters {
  const isNew = ([name, value]: [string, string]) =>
    value && value !== namesIn(name, parameters).join(', ');
  return new Map([...values].filter(isNew));
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
  const isOffered =
    parameter === 'utm_medium' && !isAbsent(parameter, withUsualMediums(parameters));
  return {
    ...none,
    faults: remarks(['Still empty: most programs need source, medium and campaign.']),
    usual: isOffered ? offerOfUsual(parameter, parameters) : undefined,
  };
}

function isAbsent(parameter: string, parameters: Parameters): boolean {
  return perSource(parameters).some((own) => !own.get(parameter)?.trim());
}

/** For which sources the field for the medium does not count. */
function exceptions(parameters: Parameters): string | undefined {
  const typed = parameters.get('utm_medium')?.trim();
  const others = namesIn('utm_source', parameters)
    .map(sourceAndMedium)
    .filter(([, own]) => own && own !== typed)
    .map(([source, own]) => `${source} (${own})`);
  return others.length > 0
    ? `Not for ${others.join(', ')}: what is behind the slash counts.`
    : undefined;
}
