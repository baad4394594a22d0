/**
 * What translation tools leave behind: markup of other formats, which readers would read as it
 * stands.
 */
import { wordsOf } from '../icu';
import { excerptAround, type Message } from '../message';

const foreign: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i, 'has an HTML entity: write the character itself'],
  [/\\/, 'has a backslash: write \\n once for a line break, and characters themselves'],
  [/<\/?[a-z][^<>]*>/i, 'has an HTML tag: only the tags of the English text become markup'],
  [/\*\*|__/, 'has Markdown: write the words alone'],
  [/\[[^\]]*\]\([^)]*\)/, 'has a Markdown link: write the words alone'],
];

export function foreignMarkup({ elements }: Message): string[] {
  const words = wordsOf(elements).join(' ');
  return foreign.flatMap(([pattern, what]) => {
    const place = excerptAround(pattern, words);
    return place === undefined ? [] : `${what}: “${place}”`;
  });
}
