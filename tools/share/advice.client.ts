/** What is said under the fields of the page that `npm run share` writes. */
import {
  columns,
  namesIn,
  type Parameters,
  perSource,
  type SharedAddress,
  sourceAndMedium,
} from './campaign.client';
import { adviceOnName, type NameAdvice } from './name-advice.client';
import { type Offer, offerOf, offerOfPasted, personalIn } from './offer.client';
import { type Pasted, pastedIn } from './pasted.client';
import { adviceOnSource, type SourceAdvice } from './source-advice.client';
import { isMedium, mediumsOf } from './vocabulary.client';

/** The parameters without which most programs leave a visit out. */
const needed = ['utm_source', 'utm_medium', 'utm_campaign'];

export type Advice = {
  /** Empty if nothing is wrong. */
  fault: string;
  /** What is good to know, though nothing is wrong. */
  note: string;
  /** True for data about people, which must not stay. */
  isPersonal: boolean;
  /** What would be better, if anything can be proposed. */
  offer?: Offer;
};

const none: Advice = { fault: '', note: '', isPersonal: false };

/**
 * What is wrong with what was typed, by field, and what would be better. What concerns source and medium is said once,
 * under the source.
 * @param addresses the site's own, one of which may have been pasted
 */
export function adviceOn(
  parameters: Parameters,
  addresses: readonly SharedAddress[],
): ReadonlyMap<string, Advice> {
  const advice = new Map(
    Object.keys(columns).map((name) => {
      const pasted = pastedIn(parameters.get(name) ?? '', addresses);
      return [name, pasted ? adviceOnPasted(name, pasted) : adviceOnField(name, parameters)];
    }),
  );
  const together = adviceOnBoth(parameters, advice);
  return new Map([...advice, ...together]);
}

/** The advice on source and medium, if what is offered for the source leads to the medium's. */
function adviceOnBoth(
  parameters: Parameters,
  advice: ReadonlyMap<string, Advice>,
): ReadonlyMap<string, Advice> {
  const { offer, ...source } = advice.get('utm_source') ?? none;
  const { fault = '', note = '', ...medium } = advice.get('utm_medium') ?? none;
  if (!offer || !fault || offer.isWhole || medium.offer?.isWhole) return new Map();
  const later = adviceOnField('utm_medium', new Map([...parameters, ...offer.values]));
  if (later.fault && !later.offer) return new Map();
  const values = new Map([...offer.values, ...(later.offer?.values ?? [])]);
  const faults = [source.fault, later.fault && `Medium: ${later.fault}`];
  return new Map([
    [
      'utm_source',
      { ...source, fault: faults.filter(Boolean).join(' '), offer: offerOf('utm_source', values) },
    ],
    ['utm_medium', { ...none, note }],
  ]);
}

function adviceOnPasted(parameter: string, pasted: Pasted): Advice {
  const { isAddress, others, values } = pasted;
  const left = [...others, ...personalIn(values)];
  const faults = [
    `${isAddress ? 'This is an address' : 'These are parameters'}: only a name belongs here.`,
    left.length > 0 && `Left out: ${left.join(', ')}.`,
  ];
  return {
    ...none,
    fault: faults.filter(Boolean).join(' '),
    offer: offerOfPasted(parameter, pasted),
  };
}

function adviceOnField(parameter: string, parameters: Parameters): Advice {
  const names = namesIn(parameter, parameters);
  if (names.length === 0) return adviceOnNothing(parameter, parameters);
  if (parameter === 'utm_source') return adviceOnSources(names, parameters);
  const advice = adviceOnName(parameter, names[0]);
  return {
    fault: advice.faults.join(' '),
    note: parameter === 'utm_medium' ? exceptions(parameters) : '',
    isPersonal: Boolean(advice.isPersonal),
    offer: offerOf(parameter, changed(parameters, new Map([[parameter, advice.better]]))),
  };
}

/** What was typed for all sources, unless it is an address, which has advice of its own. */
function mediumIn(parameters: Parameters): string {
  const typed = (parameters.get('utm_medium') ?? '').trim();
  return pastedIn(typed, []) ? '' : typed;
}

function adviceOnSources(names: readonly string[], parameters: Parameters): Advice {
  const advice = names.map((name) => adviceOnSource(name, mediumIn(parameters)));
  const fault = told(names, advice);
  return {
    fault,
    note: '',
    isPersonal: advice.some(({ isPersonal }) => isPersonal),
    offer: fault ? offerOf('utm_source', changed(parameters, better(names, advice))) : undefined,
  };
}

/** The values with every fault mended: a single source leaves its medium to the field for it. */
function better(names: readonly string[], advice: readonly SourceAdvice[]): Parameters {
  const [{ better: source, medium, content }] = advice;
  const [, own] = sourceAndMedium(names[0]);
  if (names.length === 1 && medium && source && !own && !names[0].includes('/'))
    return new Map([
      ['utm_source', source],
      ['utm_medium', medium],
    ]);
  const written = advice
    .filter((each) => each.better)
    .map((each) => [each.better, each.medium].filter(Boolean).join('/'));
  const sources = new Map([['utm_source', [...new Set(written)].join(', ')]]);
  return names.length === 1 && content ? sources.set('utm_content', content) : sources;
}

/** Those that say something, and something else than what was typed. */
function changed(parameters: Parameters, values: Parameters): Parameters {
  const isNew = ([name, value]: [string, string]) =>
    value && value !== namesIn(name, parameters).join(', ');
  return new Map([...values].filter(isNew));
}

/** Each fault once, after the names that have it, where there are several. */
function told(names: readonly string[], advice: readonly NameAdvice[]): string {
  const faults = new Set(advice.flatMap((each) => each.faults));
  return [...faults]
    .map((fault) => {
      const concerned = names.filter((_, index) => advice[index].faults.includes(fault));
      return names.length > 1 ? `${concerned.join(', ')}: ${fault}` : fault;
    })
    .join(' ');
}

function adviceOnNothing(parameter: string, parameters: Parameters): Advice {
  const isCampaign = [...parameters].some(
    ([name, value]) => name.startsWith('utm_') && value.trim(),
  );
  const isAbsent = perSource(parameters).some((own) => !own.get(parameter)?.trim());
  if (!isCampaign || !isAbsent || !needed.includes(parameter)) return none;
  return {
    ...none,
    fault: 'Still empty: most programs need source, medium and campaign.',
    offer: parameter === 'utm_medium' ? offerOf(parameter, usualMediumsOf(parameters)) : undefined,
  };
}

/** The mediums that the sources usually have: in its field if it is one, else behind their slashes. */
function usualMediumsOf(parameters: Parameters): Parameters {
  const sources = namesIn('utm_source', parameters).map((name) => {
    const { better: source, medium } = adviceOnSource(name, '');
    return { source, own: medium, medium: medium || mediumsOf.get(source)?.[0] };
  });
  if (sources.length === 0 || sources.some(({ medium }) => !medium)) return new Map();
  const wanted = new Set(sources.filter(({ own }) => !own).map(({ medium = '' }) => medium));
  const [first] = wanted;
  if (wanted.size === 1) return new Map([['utm_medium', first]]);
  const written = sources.map(({ source, medium }) => `${source}/${medium}`);
  return new Map([['utm_source', written.join(', ')]]);
}

/** For which sources the field for the medium does not count. */
function exceptions(parameters: Parameters): string {
  const others = namesIn('utm_source', parameters).filter((name) => {
    const [, own] = sourceAndMedium(name);
    return own && isMedium(own) && own !== mediumIn(parameters);
  });
  return others.length > 0 ? `Not for ${others.join(', ')}: what is behind the slash counts.` : '';
}
