/** What is said under the fields of the page that `npm run share` writes. */
import { columns, namesIn, type Parameters, perSource, sourceAndMedium } from './campaign.client';
import { cleanName } from './names.client';

/** Usual sources, each with the mediums that fit it, the usual one first. */
const mediumsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['whatsapp', ['messenger', 'social']],
  ['telegram', ['messenger', 'social']],
  ['line', ['messenger', 'social']],
  ['kakaotalk', ['messenger', 'social']],
  ['facebook', ['social', 'paid_social', 'cpc']],
  ['instagram', ['social', 'paid_social', 'cpc']],
  ['linkedin', ['social', 'paid_social', 'cpc']],
  ['x', ['social', 'paid_social', 'cpc']],
  ['newsletter', ['email']],
  ['poster', ['print', 'qr']],
  ['flyer', ['print', 'qr']],
]);

export const usualSources: readonly string[] = [...mediumsOf.keys()];
export const usualMediums: readonly string[] = [
  ...new Set([...mediumsOf.values()].map(([usual]) => usual)),
  'qr',
  'cpc',
];

/** Other spellings of usual words, which programs count apart. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['mail', 'email'],
  ['e-mail', 'email'],
]);

/** The parameters without which most programs leave a visit out. */
const needed = ['utm_source', 'utm_medium', 'utm_campaign'];

/** From this length on, escaped, a name makes codes dense. In characters. */
const longest = 60;

export type Advice = {
  /** Empty if the name is a good one. */
  fault: string;
  /** Better values by field: of this one, or of all, if an address was typed that has them. Empty if none can be made. */
  proposal: Parameters;
};

/** What is wrong with one name, and a better one, which is empty if none can be made of it. */
type NameAdvice = { faults: string[]; better: string };

/** What is wrong with what was typed for a parameter, and what would be better: without names that cannot be mended. */
export function adviceOn(parameter: string, parameters: Parameters): Advice {
  const names = namesIn(parameter, parameters);
  if (names.length === 0) return { fault: faultOfNone(parameter, parameters), proposal: new Map() };
  if (names.some((name) => address.test(name))) {
    const fault = 'This is an address: only a name belongs here.';
    return { fault, proposal: valuesIn(parameters.get(parameter) ?? '', parameter) };
  }
  const advice = names.map((name) => adviceOnName(parameter, name, parameters));
  const better = [...new Set(advice.map((each) => each.better).filter(Boolean))].join(', ');
  const isBetter = better && advice.some(({ faults }) => faults.length > 0);
  return {
    fault: told(names, advice),
    proposal: new Map(isBetter && better !== names.join(', ') ? [[parameter, better]] : []),
  };
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

function faultOfNone(parameter: string, parameters: Parameters): string {
  const isCampaign = [...parameters].some(
    ([name, value]) => name.startsWith('utm_') && value.trim(),
  );
  const isAbsent = perSource(parameters).some((own) => !own.get(parameter)?.trim());
  return isCampaign && isAbsent && needed.includes(parameter)
    ? 'Still empty: most programs need source, medium and campaign.'
    : '';
}

const email = /[^\s@]@[^\s@]+\.[a-z]/i;
const address = /^(\w+:\/\/|www\.|[^\s/]+\.[a-z]{2,}\/\S*[/?])/i;

/** True for what is dialled from abroad, from afar, or in Singapore. A day, 2027-03-01, is none. */
function isTelephone(name: string): boolean {
  const digits = name.replace(/[\s().-]/g, '');
  return /^(\+\d{7,15}|0\d{8,14}|(65)?[3689]\d{7})$/.test(digits);
}

function adviceOnName(parameter: string, name: string, parameters: Parameters): NameAdvice {
  if (parameter === 'v')
    return /^\d+$/.test(name)
      ? { faults: [], better: name }
      : { faults: ['A whole number: 2, then 3.'], better: '' };
  if (email.test(name) || isTelephone(name))
    return {
      faults: ['This says who somebody is: data about people do not belong in an address.'],
      better: '',
    };
  if (parameter === 'utm_source') return adviceOnSource(name, parameters);
  if (parameter === 'utm_medium' && /[,;]/.test(name))
    return {
      faults: ['One medium goes to all. Write others behind their source: facebook/social.'],
      better: '',
    };
  return adviceOnWord(parameter, name);
}

/** On a source, on the medium behind its slash, and on how they fit. */
function adviceOnSource(name: string, parameters: Parameters): NameAdvice {
  const [typed, own] = sourceAndMedium(name);
  const source = adviceOnWord('utm_source', typed);
  const medium = adviceOnWord('utm_medium', own ?? (parameters.get('utm_medium') ?? '').trim());
  const faults = [...source.faults, ...(own ? medium.faults : [])];
  const usual = mediumsOf.get(source.better);
  if (usual && medium.better && !usual.includes(medium.better))
    return {
      faults: [...faults, `This is usually ${usual[0]}, not ${medium.better}.`],
      better: `${source.better}/${usual[0]}`,
    };
  const isMended = source.better && (!own || medium.better);
  const better = own ? `${source.better}/${medium.better}` : source.better;
  return { faults, better: isMended ? better : '' };
}

/** Dots and underscores are usual, too. */
function adviceOnWord(parameter: string, name: string): NameAdvice {
  const hasSigns = /[^a-z\d._-]/i.test(name);
  const isClean = !hasSigns && /[a-z\d]/.test(name) && name === name.toLowerCase();
  const clean = isClean ? name : cleanName(name);
  const word = spellings.get(clean) ?? clean;
  const [medium] = (parameter === 'utm_medium' && mediumsOf.get(word)) || [];
  const isLong = encodeURIComponent(name).length > longest;
  const isMedium = parameter === 'utm_source' && usualMediums.includes(word);
  const faults = [
    name !== name.toLowerCase() && 'Capitals count as another name: ‘Spring’ is not ‘spring’.',
    hasSigns && 'Spaces, signs and letters beyond a–z become codes in the address: + or %26.',
    !clean && 'Take another word, in letters of a–z.',
    isLong && 'So long a name makes the codes dense, or leaves none: shorten it.',
    word !== clean && `Most programs know this as ‘${word}’.`,
    medium && 'This is usually a source.',
    isMedium && 'This is usually a medium: a source is one place of that kind.',
  ];
  return { faults: faults.filter((fault) => typeof fault === 'string'), better: medium ?? word };
}

/**
 * The values in a text that begins like an address: of all fields, if it has another one's, else of the one. As good names,
 * where they can be mended.
 */
function valuesIn(text: string, parameter: string): Parameters {
  const query = new URLSearchParams(text.trim().split('#', 1)[0].split('?')[1]);
  const names = Object.keys(columns).filter((name) => query.get(name)?.trim());
  if (names.length === 0) return new Map();
  const isOne = names.every((name) => name === parameter);
  return new Map(
    (isOne ? names : Object.keys(columns)).map((name) => {
      const value = query.get(name)?.trim() ?? '';
      return [name, value && (adviceOnWord(name, value).better || value)];
    }),
  );
}
