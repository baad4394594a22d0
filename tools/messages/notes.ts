/** What translators are told beside the messages, and which texts are rightly the same as in English. */
import { type Catalog, flatten } from './compare';
import { wordsOf } from './typography';

/** By key: what the message is for, and whether it is the same in all languages, as the name of a brand is. */
export type Notes = Readonly<Record<string, { about?: string; same?: 'all' }>>;

/**
 * One line for each text that was left in English, or is marked as the same and is not. One without words of its own,
 * `{age}+`, is the same in most languages.
 * @param marked the keys whose texts the language rightly shares with English
 */
export function sameAsBase(
  base: Catalog,
  other: Catalog,
  notes: Notes,
  marked: readonly string[],
): string[] {
  const texts = flatten(base);
  return [...flatten(other)].flatMap(([key, text]) => {
    const isSame = texts.get(key) === text;
    const isMarked = notes[key]?.same === 'all' || marked.includes(key);
    const hasWords = /\p{L}/u.test(wordsOf(text).join(' '));
    if (isSame === isMarked || (isSame && !hasWords)) return [];
    return isSame
      ? `${key}: is the same as in English; translate it, or name it under same_as_english in the glossary: “${text}”`
      : `${key}: is marked as the same as in English, and is not: “${text}”`;
  });
}

/** One line for each note on a message that does not exist. */
export function strayNotes(base: Catalog, notes: Notes): string[] {
  const keys = flatten(base);
  return Object.keys(notes)
    .filter((key) => !keys.has(key))
    .map((key) => `${key}: has a note, and is no key`);
}
