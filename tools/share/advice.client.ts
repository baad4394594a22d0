/** What is said under the fields of the page that `npm run share` writes. */
import { namesIn, type Parameters } from './campaign.client';
import { cleanName } from './names.client';

/** Usual sources, each with its usual medium. */
const mediumOf: ReadonlyMap<string, string> = new Map([
  ['whatsapp', 'messenger'],
  ['telegram', 'messenger'],
  ['line', 'messenger'],
  ['kakaotalk', 'messenger'],
  ['facebook', 'social'],
  ['instagram', 'social'],
  ['linkedin', 'social'],
  ['x', 'social'],
  ['newsletter', 'email'],
  ['poster', 'print'],
  ['flyer', 'print'],
]);

export const usualSources: readonly string[] = [...mediumOf.keys()];
export const usualMediums: readonly string[] = [...new Set(mediumOf.values()), 'qr', 'cpc'];

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
  /** A better name; empty if none can be made of what was typed. */
  proposal: string;
};

/** What is wrong with what was typed for a parameter, and what would be better. */
export function adviceOn(parameter: string, parameters: Parameters): Advice {
  const names = namesIn(parameter, parameters);
  if (names.length === 0) return { fault: faultOfNone(parameter, parameters), proposal: '' };
  const advice = names.map((name) => adviceOnName(parameter, name));
  const faults = new Set(advice.map(({ fault }) => fault).filter(Boolean));
  const isMended = advice.every(({ fault, proposal }) => proposal || !fault);
  const better = advice.map(({ proposal }, index) => proposal || names[index]);
  const proposal = faults.size > 0 && isMended ? better.join(', ') : '';
  return { fault: [...faults].join(' '), proposal };
}

function faultOfNone(parameter: string, parameters: Parameters): string {
  const isCampaign = [...parameters].some(
    ([name, value]) => name.startsWith('utm_') && value.trim(),
  );
  return isCampaign && needed.includes(parameter)
    ? 'Still empty: most programs need source, medium and campaign.'
    : '';
}

const email = /[^\s@]@[^\s@]+\.[a-z]/i;
const address = /^(\w+:\/\/|www\.|[^\s/]+\.[a-z]{2,}\/)/i;

function adviceOnName(parameter: string, name: string): Advice {
  if (parameter === 'v')
    return { fault: /^\d+$/.test(name) ? '' : 'A whole number: 2, then 3.', proposal: '' };
  if (address.test(name))
    return {
      fault: 'This is an address: only a name belongs here.',
      proposal: cleanName(parameterIn(name, parameter)),
    };
  if (email.test(name))
    return {
      fault: 'This says who somebody is: data about people do not belong in an address.',
      proposal: '',
    };
  return adviceOnWord(parameter, name);
}

/** Dots and underscores are usual, too. */
function adviceOnWord(parameter: string, name: string): Advice {
  const hasSigns = /[^a-z\d._-]/i.test(name);
  const isClean = !hasSigns && name === name.toLowerCase();
  const clean = isClean ? name : cleanName(name);
  const word = spellings.get(clean) ?? clean;
  const medium = parameter === 'utm_medium' ? mediumOf.get(word) : undefined;
  const faults = [
    name !== name.toLowerCase() && 'Capitals count as another name: ‘Spring’ is not ‘spring’.',
    hasSigns && 'Spaces, signs and letters beyond a–z become codes in the address, such as %20.',
    !clean && 'Take another word, in letters of a–z.',
    encodeURIComponent(name).length > longest &&
      'So long a name makes the codes dense, or leaves none: shorten it.',
    word !== clean && `Most programs know this as ‘${word}’.`,
    medium && 'This is usually a source.',
    parameter === 'utm_source' &&
      usualMediums.includes(word) &&
      'This is usually a medium: a source is one place of that kind.',
  ];
  const better = medium ?? word;
  return {
    fault: faults.filter(Boolean).join(' '),
    proposal: better === name ? '' : better,
  };
}

/** The value of a parameter in a text that begins like an address. */
function parameterIn(text: string, parameter: string): string {
  return new URLSearchParams(text.split('#', 1)[0].split('?')[1]).get(parameter) ?? '';
}
