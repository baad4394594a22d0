/** What translators read beside the messages. */
import { type Catalog, flatten } from './catalog';
import type { KeyFault } from './files';

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

/** Each note on a message that does not exist. */
export function strayNotes(base: Catalog, notes: Notes): KeyFault[] {
  const keys = flatten(base);
  return Object.keys(notes)
    .filter((key) => !keys.has(key))
    .map((key) => ({ key, what: 'has a note, and is no key of the messages' }));
}
