/** What translators are told beside the messages, and which texts are rightly the same as in English. */
import { type Catalog, flatten } from './compare';
import { wordsOf } from './typography';

export type Notes = Readonly<Record<string, { about?: string; same?: 'all' | readonly string[] }>>;

function isMarked(notes: Notes, key: string, code: string): boolean {
  const same = notes[key]?.same ?? [];
  return same === 'all' || same.includes(code);
}

/**
 * One line for each text that was left in English, or is marked as the same and is not. One without words of its own,
 * `{age}+`, is the same in most languages.
 */
export function sameAsBase(base: Catalog, other: Catalog, code: string, notes: Notes): string[] {
  const texts = flatten(base);
  return [...flatten(other)].flatMap(([key, text]) => {
    const same = texts.get(key) === text;
    const hasWords = /\p{L}/u.test(wordsOf(text).join(' '));
    if (same === isMarked(notes, key, code) || (same && !hasWords)) return [];
    return same
      ? [`${key}: is the same as in English; translate it, or mark it as the same in notes.json`]
      : [`${key}: is marked as the same in notes.json, and is not`];
  });
}

/** One line for each note on a message that there is not. */
export function strayNotes(base: Catalog, notes: Notes): string[] {
  const keys = flatten(base);
  return Object.keys(notes)
    .filter((key) => !keys.has(key))
    .map((key) => `${key}: has a note, and is no key`);
}
