/** Figures that all other languages write otherwise: `16` for `18`. */
import { defaultLocale } from '../../../lib/site/languages';
import { wordsOf } from '../icu';
import type { IcuText, Language, Message } from '../message';

/** With fewer languages, a wrong figure cannot be told from a language's custom. */
const fewest = 2;

/** In the legal pages, each country's own laws bring articles and paragraphs. */
const legal = /^pages\.(terms|privacy|imprint)\./;

/**
 * So many digits make a figure of one language alone a mistake. Smaller ones may be words
 * elsewhere.
 */
const shortestOf = (key: string) => (legal.test(key) ? 4 : 2);

/** The figures in a text, in digits of any width. */
const digitsIn = (text: string) => new Set(text.normalize('NFKC').match(/\p{Nd}+/gu) ?? []);

/** The figures outside a message's arguments. */
const figuresIn = ({ elements }: IcuText) => digitsIn(wordsOf(elements).join(' '));

/**
 * A figure that the other languages of the company all have and this one lacks, and one that it has
 * alone, unless its law wants it. A figure that is a word in one of them, or that stands in two, is
 * custom.
 */
export function figureFaults(message: Message, { code, legalTerms }: Language): string[] {
  const { key, text, english, others } = message;
  if (code === defaultLocale || others.length < fewest || text === english.text) return [];
  const own = figuresIn(message);
  const theirs = others.map(figuresIn);
  const known = new Set([...theirs, figuresIn(english)].flatMap((figures) => [...figures]));
  const ofLaw = digitsIn(legalTerms.join(' '));
  const lacks = [...theirs[0]].filter(
    (one) => !own.has(one) && theirs.every((figures) => figures.has(one)),
  );
  const adds = [...own].filter((one) => !known.has(one) && !ofLaw.has(one));
  const odd = adds.filter((one) => lacks.length > 0 || one.length >= shortestOf(key));
  const faults = [
    ...(odd.length > 0
      ? [`has ${odd.join(', ')}, which no other language of its company has`]
      : []),
    ...(lacks.length > 0 ? [`lacks ${lacks.join(', ')}, which all others have in digits`] : []),
  ];
  return faults.length > 0 ? [faults.join('; ')] : [];
}
