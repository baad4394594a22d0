/** A language's words for what the pages are about, in `messages/glossary/<code>.json`. */
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { type Catalog, flatten } from './catalog';
import type { KeyFault } from './files';
import { excerpt } from './message';

export type Glossary = {
  /** By term: the word, in a form that occurs in the texts. */
  terms: Readonly<Record<string, string>>;
  /**
   * By term: other words for it, or their beginnings, which no text uses, so that readers meet one
   * thing under one name.
   */
  avoid?: Readonly<Record<string, readonly string[]>>;
  /**
   * What people type into a search engine, as the translator knows them; at least one stands in the
   * home page's title.
   */
  searched_for: readonly string[];
  /** How readers are addressed, for other translators: `formal: Sie`. */
  address: string;
  /** The quotation marks of the language, outer and inner, opening and closing: `„“‚‘`. */
  quotation_marks: string;
  /** Keys of messages whose text is rightly the same as in English. */
  same_as_english?: readonly string[];
};

/** A text in which words are looked for, in any case and with any space. */
const comparable = (text: string) =>
  withoutBreakHints(text)
    .toLowerCase()
    .replace(/[^\S\n]/g, ' ');

/** That a title names nothing that people search for. */
function unsearched({ searched_for = [] }: Partial<Glossary>, texts: Catalog): KeyFault[] {
  const title = String(flatten(texts).get('meta.title'));
  if (searched_for.some((words) => comparable(title).includes(comparable(words)))) return [];
  return [{ key: 'searched_for', what: `none of its words stands in meta.title, “${title}”` }];
}

/**
 * Each term that the language lacks, that English does not have, or that no text uses; and a title
 * that nobody finds.
 */
export function glossaryFaults(
  english: Pick<Glossary, 'terms'>,
  own: Pick<Glossary, 'terms' | 'searched_for' | 'avoid'>,
  texts: Catalog,
): KeyFault[] {
  const words = comparable([...flatten(texts).values()].join('\n'));
  const missing = Object.keys(english.terms)
    .filter((term) => !(term in own.terms))
    .map((term) => ({ key: `terms.${term}`, what: 'is missing' }));
  const wrong = Object.entries(own.terms).flatMap(([term, word]): KeyFault[] => {
    const key = `terms.${term}`;
    if (!(term in english.terms)) return [{ key, what: 'is no term of the English glossary' }];
    return words.includes(comparable(word)) ? [] : [{ key, what: `no text uses “${word}”` }];
  });
  const unknown = Object.keys(own.avoid ?? {})
    .filter((term) => !(term in own.terms))
    .map((term) => ({ key: `avoid.${term}`, what: 'is no term of this glossary' }));
  return [...missing, ...wrong, ...unknown, ...unsearched(own, texts)];
}

/** Each message with a word that the glossary avoids. */
export function avoidedWords({ terms, avoid = {} }: Glossary, texts: Catalog): KeyFault[] {
  const avoided = Object.entries(avoid).flatMap(([term, words]) =>
    words.map((word) => ({ word, comparableWord: comparable(word), preferred: terms[term] })),
  );
  return [...flatten(texts)].flatMap(([key, text]) => {
    const comparableText = comparable(String(text));
    return avoided
      .filter(({ comparableWord }) => comparableText.includes(comparableWord))
      .map(({ word, preferred }) => ({
        key,
        what: `has “${word}” where the glossary has “${preferred}”`,
      }));
  });
}

/** Each entry of `same_as_english` that is no key, or whose text is not the same. */
export function wronglyMarked(
  english: ReadonlyMap<string, unknown>,
  own: ReadonlyMap<string, unknown>,
  { same_as_english: marked = [] }: Partial<Glossary>,
): KeyFault[] {
  return marked.flatMap((name, index): KeyFault[] => {
    const key = `same_as_english.${index}`;
    if (!english.has(name)) return [{ key, what: `${name} is no key of the messages` }];
    const text = own.get(name);
    // Another check reports a missing message.
    if (text === undefined || text === english.get(name)) return [];
    return [{ key, what: `${name} is not the same as in English: “${excerpt(String(text))}”` }];
  });
}
