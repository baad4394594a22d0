/** What is said of one name in a field of the page that `npm run share` writes. */
import { comma } from './campaign.client';
import { cleanName } from './names.client';
import { hostName } from './pasted.client';
import { hasMergeTag, saysWho } from './personal.client';
import {
  isMediumOfSources,
  mediumsOf,
  nearest,
  usualMediums,
  usualSources,
  usualSpelling,
} from './vocabulary.client';

/** From this length on, escaped, a name makes codes dense. In characters. */
const longest = 60;

export type NameAdvice = {
  faults: readonly string[];
  /** What is wrong in the choice of the word, which no spelling mends. */
  unusual?: string;
  /** A better name, or the name itself. Empty if none can be made of it. */
  better: string;
  /** True for what must not go out: data about people, what becomes such, and an address. */
  isBarred?: boolean;
};

/** @param parameter `utm_medium` and the like. A source is a name without a medium behind its slash */
export function adviceOnName(parameter: string, name: string): NameAdvice {
  return (
    adviceOnPeople(name) ??
    adviceOnAddress(parameter, name) ??
    adviceOnVersion(parameter, name) ??
    adviceOnSeveral(parameter, name) ??
    adviceOnWord(parameter, name)
  );
}

function adviceOnVersion(parameter: string, name: string): NameAdvice | undefined {
  if (parameter !== 'v') return undefined;
  const isNumber = /^\d+$/.test(name);
  return isNumber
    ? { faults: [], better: name }
    : { faults: ['A whole number: 2, then 3.'], better: '' };
}

/** On what would say who somebody is: nothing better can be made of it. */
export function adviceOnPeople(name: string): NameAdvice | undefined {
  const faults = [
    saysWho(name) && 'This says who somebody is: data about people do not belong in an address.',
    hasMergeTag(name) &&
      'This is a merge tag: a mailer puts data about people into every link, an ad tool its own value. Add such a value in that tool.',
  ].filter((fault) => typeof fault === 'string');
  return faults.length > 0 ? { faults, better: '', isBarred: true } : undefined;
}

/** `www.reiseblog.de/artikel`. A host alone is a usual name, and so is one with a medium: more slashes are a path. */
export function adviceOnAddress(parameter: string, name: string): NameAdvice | undefined {
  const [host, ...path] = name.replace(/^\w+:\/\//, '').split('/');
  const isHost = /^[^\s/]+\.[a-z]{2,}$/i.test(host);
  const isAddress = /\w:\/\/|^www\./i.test(name) || (isHost && path.length > 1);
  if (!isAddress) return undefined;
  const better = parameter === 'utm_source' ? cleanName(hostName(host)) : '';
  return { faults: ['This is an address: only a name belongs here.'], better, isBarred: true };
}

/** Where one name goes to all addresses. Joined, two would be counted as one. */
const onlyOne: ReadonlyMap<string, string> = new Map([
  ['utm_medium', 'One medium goes to all. Write others behind their source: facebook/social.'],
  ['utm_campaign', 'One campaign goes to all. Copy these first, then fill in the next.'],
]);

function adviceOnSeveral(parameter: string, name: string): NameAdvice | undefined {
  const fault = onlyOne.get(parameter);
  return fault && comma.test(name) ? { faults: [fault], better: '' } : undefined;
}

/** Dots and underscores are usual, too. */
function adviceOnWord(parameter: string, name: string): NameAdvice {
  const hasSigns = /[^a-z\d._-]/i.test(name);
  const isClean = !hasSigns && /[a-z\d]/.test(name) && name === name.toLowerCase();
  const clean = isClean ? name : cleanName(name);
  const word = usualSpelling(clean);
  const isLong = encodeURIComponent(name).length > longest;
  const isSource = parameter === 'utm_medium' && mediumsOf.has(word);
  const isMedium = parameter === 'utm_source' && isMediumOfSources(word);
  const meant = isMedium || isSource ? undefined : nearest(word, usualWords(parameter));
  const faults = [
    name !== name.toLowerCase() && 'Capitals count as another name: ‘Spring’ is not ‘spring’.',
    hasSigns && 'Spaces, signs and letters beyond a–z become codes in the address: + or %26.',
    !clean && 'Take another word, in letters of a–z.',
    isLong && 'So long a name makes the codes dense, or leaves none: shorten it.',
    word !== clean && `Most programs know this as ‘${word}’.`,
    isMedium && 'This is usually a medium: a source is one place of that kind.',
    meant && `Did you mean ‘${meant}’?`,
  ];
  return {
    faults: faults.filter((fault) => typeof fault === 'string'),
    unusual: isSource ? `‘${word}’ is usually a source.` : undefined,
    better: meant ?? word,
  };
}

function usualWords(parameter: string): readonly string[] {
  if (parameter === 'utm_source') return usualSources;
  return parameter === 'utm_medium' ? usualMediums : [];
}
