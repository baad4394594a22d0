/** What translators read beside the messages. */
import type { SiteSources } from '../../lib/site/site';
import type { Baseline } from './baseline';
import { type Catalog, flatten } from './catalog';
import { type KeyFault, messageFile, readableJson } from './files';

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

/** The notes of a site's messages. A file that cannot be read is reported by `check.ts`. */
export function readNotes({ messagesFolder }: SiteSources): Notes {
  return (readableJson(messageFile(messagesFolder, 'notes')) ?? {}) as Notes;
}

/**
 * Each note on a message that does not exist. Of one that was there before, `removedTexts` tells: it
 * may come back.
 */
export function unknownNotes(base: Catalog, notes: Notes, before?: Baseline): KeyFault[] {
  const keys = flatten(base);
  return Object.keys(notes)
    .filter((key) => !keys.has(key) && before?.english[key] === undefined)
    .map((key) => ({ key, what: 'has a note, and is no key of the messages' }));
}
