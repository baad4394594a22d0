/**
 * The keys of a message file: those that are too many, and those whose text is still to translate.
 */
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalog } from './catalog';
import type { KeyFault } from './files';
import { wordsOf } from './icu';
import { excerpt } from './message';
import type { Note, Notes } from './notes';

type Texts = ReadonlyMap<string, unknown>;

/** What a language's file has to have. */
export type WantedKeys = {
  /** The English texts, and those that `site.config.ts` asks for. */
  keys: readonly string[];
  /** False for a message of a page that the language does not have. */
  isNeeded: (key: string) => boolean;
  /** The rows of `site.config.ts` that ask for messages, by key. */
  askedBy: ReadonlyMap<string, string>;
};

/**
 * The first key that is a path, `"hero.title"`, as some tools export it: nothing would find its
 * text.
 */
export function dottedKey(catalog: Catalog, prefix = ''): KeyFault | undefined {
  for (const [key, value] of Object.entries(catalog)) {
    if (key.includes('.'))
      return {
        key: prefix + key,
        what: 'is a key with dots: export the file as nested JSON, { "hero": { "title": … } }',
      };
    if (value === null || typeof value !== 'object') continue;
    const below = dottedKey(value as Catalog, `${prefix}${key}.`);
    if (below) return below;
  }
}

/** Each key that the language is not to have, and each value that is no text. */
export function unknownKeys(texts: Texts, { keys, isNeeded }: WantedKeys): KeyFault[] {
  return [...texts].flatMap(([key, text]): KeyFault[] => {
    if (!keys.includes(key)) return [{ key, what: 'is no key of the English messages' }];
    if (!isNeeded(key))
      return [{ key, what: 'is of a page that site.config.ts does not give the language' }];
    return typeof text === 'string' ? [] : [{ key, what: 'is not a text' }];
  });
}

/**
 * Each key without a text. Translation platforms write an empty one for what nobody has translated
 * yet.
 */
export function missingTexts(texts: Texts, { keys, isNeeded, askedBy }: WantedKeys): KeyFault[] {
  return keys
    .filter((key) => isNeeded(key))
    .flatMap((key): KeyFault[] => {
      const text = texts.get(key);
      if (text === undefined) {
        const asking = askedBy.get(key);
        return [{ key, what: `is missing${asking ? `: site.config.ts has ${asking}` : ''}` }];
      }
      return String(text).trim() === '' ? [{ key, what: 'is empty' }] : [];
    });
}

/**
 * False for a text that is the same in most languages, `{age}+`, and for one that cannot be parsed.
 */
function hasWords(text: string): boolean {
  try {
    return /\p{L}/u.test(wordsOf(parse(text)).join(' '));
  } catch {
    return false;
  }
}

/**
 * Each text that was left in English, or that all languages share and this one does not.
 * @param marked the keys whose texts the language rightly shares with English
 */
export function sameAsEnglish(
  english: Texts,
  own: Texts,
  notes: Notes,
  marked: readonly string[],
): KeyFault[] {
  return [...own].flatMap(([key, text]): KeyFault[] => {
    if (typeof text !== 'string' || text.trim() === '') return [];
    const { same }: Note = notes[key] ?? {};
    const isSame = english.get(key) === text;
    if (same === 'all' && !isSame)
      return [
        {
          key,
          what: `is the same in all languages by notes.json, and is not here: “${excerpt(text)}”`,
        },
      ];
    if (!isSame || same || marked.includes(key) || !hasWords(text)) return [];
    return [
      {
        key,
        what: `is the same as in English: translate it, or name it under same_as_english in the glossary: “${excerpt(text)}”`,
      },
    ];
  });
}
