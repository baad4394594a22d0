/** Figures that all other languages write otherwise: `16` for `18`. */
import { defaultLocale } from '../../../lib/site/languages';
import { wordsOf } from '../icu';
import type { IcuText, Language, Message } from '../message';

/** With fewer languages, a wrong figure cannot be told from a language's custom. */
const fewest = 2;

/** The figures in a text, in digits of any width. */
const digitsIn = (text: string) => new Set(text.normalize('NFKC').match(/\p{Nd}+/gu) ?? []);

/** The figures outside a message's arguments. */
const figuresIn = ({ elements }: IcuText) => digitsIn(wordsOf(elements).join(' '));

/**
 * A figure that this language has alone in place of one that the others of its company all have.
 * One that is only lacking may be a word here, and one that is only added a word elsewhere.
 */
export function figureFaults(message: Message, { code }: Language): string[] {
  const { text, english, others } = message;
  if (code === defaultLocale || others.length < fewest || text === english.text) return [];
  const own = figuresIn(message);
  const theirs = others.map(figuresIn);
  const known = [figuresIn(english), ...theirs];
  const lacks = [...theirs[0]].filter(
    (one) => !own.has(one) && theirs.every((figures) => figures.has(one)),
  );
  const adds = [...own].filter((one) => known.every((figures) => !figures.has(one)));
  return lacks.length > 0 && adds.length > 0
    ? [`has ${adds.join(', ')}, where all other languages of its company have ${lacks.join(', ')}`]
    : [];
}
