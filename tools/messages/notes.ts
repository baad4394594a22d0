/** What translators are told beside the messages, and which texts are rightly the same as in English. */
import { type Catalog, flatten } from './compare';

export type Notes = Readonly<Record<string, { about?: string; same?: 'all' | readonly string[] }>>;

function isMarked(notes: Notes, key: string, code: string): boolean {
  const same = notes[key]?.same ?? [];
  return same === 'all' || same.includes(code);
}

/** One line for each text that was left in English, or is marked as the same and is not. */
export function sameAsBase(base: Catalog, other: Catalog, code: string, notes: Notes): string[] {
  const texts = flatten(base);
  return [...flatten(other)].flatMap(([key, text]) => {
    const same = texts.get(key) === text;
    if (same === isMarked(notes, key, code)) return [];
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
