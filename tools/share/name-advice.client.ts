/** What is said of one name in a field of the page that `npm run share` writes. */
import { isShortener, sourceAt } from './hosts.client';
import { cleanName, wholeName } from './names.client';
import { hasLongNumber, hasMergeTag, hasTelephone, maySayWho, saysWho } from './personal.client';
import {
  isCommon,
  isMedium,
  isMediumOfSources,
  isSource,
  nearest,
  usualMediums,
  usualSources,
  usualSpelling,
} from './vocabulary.client';

/** From this length on a name makes codes dense. In characters, of the better name. */
const longest = 60;

export type NameAdvice = {
  faults: readonly string[];
  /** What is good to know, though nothing is wrong. */
  notes?: readonly string[];
  /** What is wrong in the choice of the word, which no spelling mends. */
  unusual?: string;
  /** A better name, or the name itself. Empty if none can be made of it. */
  better: string;
  /** True if only whoever typed knows whether it is about a person: until then nothing is better. */
  isAsked?: boolean;
  /** True if the better name is another word, such as one without a typing error. */
  isGuess?: boolean;
  /** True for what must not go out: data about people, what becomes such, and an address. */
  isBarred?: boolean;
};

/** @param parameter `utm_medium` and the like */
export function adviceOnName(parameter: string, name: string): NameAdvice {
  return (
    adviceOnPeople(name) ??
    adviceOnAddress(parameter, name) ??
    adviceOnVersion(parameter, name) ??
    adviceOnTerm(parameter, name) ??
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

/** A keyword is what people type. */
function adviceOnTerm(parameter: string, name: string): NameAdvice | undefined {
  return parameter === 'utm_term' ? { faults: [], better: name } : undefined;
}

/** On what would say who somebody is: nothing better can be made of it. */
export function adviceOnPeople(name: string): NameAdvice | undefined {
  const faults = [
    saysWho(name) && 'This says who somebody is: data about people do not belong in an address.',
    hasTelephone(name) &&
      'This looks like a telephone number: data about people do not belong in an address.',
    hasMergeTag(name) &&
      'This is a merge tag. No names, addresses or numbers of people, in this tool or in any other. An advertising tool may add its own value, such as a campaign or a keyword: set that up there.',
  ].filter((fault) => typeof fault === 'string');
  return faults.length > 0
    ? { faults: [...faults, whatInstead], better: '', isBarred: true }
    : undefined;
}

const whatInstead = 'Use a code that says nobody’s name, such as partner-a.';

/** `www.reiseblog.de/artikel`. A host alone is a usual name. */
export function adviceOnAddress(parameter: string, name: string): NameAdvice | undefined {
  const [host, ...path] = name.replace(/^\w+:\/\//, '').split('/');
  const isHost = /^[^\s/]+\.[a-z]{2,}$/i.test(host);
  const isAddress = /\w:\/\/|^www\./i.test(name) || (isHost && path.length > 0);
  if (!isAddress && !isShortener(host)) return undefined;
  const better = parameter === 'utm_source' ? cleanName(sourceAt(host)) : '';
  return { faults: [whatIsAddress(parameter, host)], better, isBarred: true };
}

/** What is said of an address in a field for a name. */
export function whatIsAddress(parameter: string, host: string): string {
  return parameter === 'utm_source' && isShortener(host)
    ? 'This is a short link: write where it will be posted.'
    : 'This is an address: only a name belongs here.';
}

/** Dots are usual, too, and so are underscores, beside which hyphens would be other names. */
function adviceOnWord(parameter: string, name: string): NameAdvice {
  const hasSigns = /[^a-z\d._-]/i.test(name);
  const isClean = !hasSigns && /[a-z\d]/.test(name) && name === name.toLowerCase();
  const clean = isClean ? name : wholeName(name);
  // A host would lose its dots.
  const known = usualSpelling(parameter, name.toLowerCase());
  const word = known === name.toLowerCase() ? usualSpelling(parameter, clean) : known;
  const isLong = clean.length > longest;
  const isUnusual = parameter === 'utm_medium' && isSource(word) && !isMedium(word);
  const isKnownMedium = parameter === 'utm_source' && isMediumOfSources(word);
  const meant = isKnownMedium || isUnusual ? undefined : nearest(word, usualWords(parameter));
  const hyphened = isMedium(word) ? word : word.split('_').filter(Boolean).join('-');
  const better = meant ?? hyphened;
  const question = questionOn(name);
  const faults = [
    /[A-Z]/.test(name) && 'Capitals count as another name: ‘Spring’ is not ‘spring’.',
    hasSigns &&
      'Spaces, signs and letters beyond a–z become codes in the address, + or %26, hard to read in the statistics.',
    !clean && 'Take another word, in letters of a–z.',
    isLong && 'So long a name makes the codes dense, or leaves none: shorten it.',
    word !== clean && `Most programs know this as ‘${word}’.`,
    isKnownMedium && 'This is usually a medium: a source is one place of that kind.',
    meant && `Did you mean ‘${meant}’?`,
  ];
  return {
    faults: question ? [question] : faults.filter((fault) => typeof fault === 'string'),
    unusual: isUnusual ? `‘${word}’ is usually a source.` : undefined,
    notes: better && name.includes('_') && !better.includes('_') ? [noUnderscores] : [],
    better,
    isAsked: Boolean(question),
    isGuess: Boolean(meant),
  };
}

/** Asks what only whoever typed can know. */
function questionOn(name: string): string | undefined {
  if (maySayWho(name, isCommon)) return 'Is this a person’s name?';
  return hasLongNumber(name) ? 'Is this a number by which a person can be known?' : undefined;
}

const noUnderscores = 'Hyphens, so that all names are alike: ‘a_b’ and ‘a-b’ count as two.';

function usualWords(parameter: string): readonly string[] {
  if (parameter === 'utm_source') return usualSources;
  return parameter === 'utm_medium' ? usualMediums : [];
}
