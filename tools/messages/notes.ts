/** What translators are told beside the messages, and which texts are rightly the same as in English. */
import { type Catalog, flatten } from './compare';
import { excerpt } from './excerpt';
import { wordsOf } from './words';

export type Note = {
  /** What the message is for. */
  about?: string;
  /** Whether it is as in English in all languages or in some, as names are. */
  same?: 'all' | 'some';
  /** The room that it has, in Latin characters. */
  longest?: number;
};

/** The notes by the keys of the messages. */
export type Notes = Readonly<Record<string, Note>>;

/**
 * One line for each text that was left in English, or that all languages share and this one does not. One without words
 * of its own, `{age}+`, is the same in most languages.
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
    const shared = notes[key]?.same;
    const hasWords = /\p{L}/u.test(wordsOf(text).join(' '));
    if (shared === 'all' && !isSame)
      return `${key}: is the same in all languages by notes.json, and is not here: “${excerpt(String(text))}”`;
    if (!isSame || shared || marked.includes(key) || !hasWords) return [];
    return `${key}: is the same as in English; translate it, or name it under same_as_english in the glossary: “${excerpt(String(text))}”`;
  });
}

/** One line for each key under `same_as_english` of a glossary that is none, or whose text is not the same. */
export function wronglyMarked(base: Catalog, other: Catalog, marked: readonly string[]): string[] {
  const [english, own] = [flatten(base), flatten(other)];
  return marked.flatMap((key) => {
    if (!english.has(key)) return `same_as_english.${key}: is no key`;
    const text = own.get(key);
    // A message that is missing is another check's fault to tell.
    if (text === undefined || text === english.get(key)) return [];
    return `same_as_english.${key}: is not the same as in English: “${excerpt(String(text))}”`;
  });
}

/** One line for each note on a message that does not exist. */
export function strayNotes(base: Catalog, notes: Notes): string[] {
  const keys = flatten(base);
  return Object.keys(notes)
    .filter((key) => !keys.has(key))
    .map((key) => `${key}: has a note, and is no key`);
}
