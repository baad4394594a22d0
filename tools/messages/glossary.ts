/** A language's words for what the pages are about, in `messages/glossary/<code>.json`. */
import { type Catalog, flatten } from './compare';

export type Glossary = {
  /** By term: the word, in a form that occurs in the texts. */
  terms: Readonly<Record<string, string>>;
  /** Keys of messages whose text is rightly the same as in English. */
  same_as_english?: readonly string[];
};

/** One line for each term that the language lacks, that English does not have, or that no text uses. */
export function glossaryFaults(english: Glossary, { terms }: Glossary, texts: Catalog): string[] {
  const words = [...flatten(texts).values()]
    .join('\n')
    .toLowerCase()
    .replace(/[^\S\n]/g, ' ');
  const missing = Object.keys(english.terms)
    .filter((term) => !(term in terms))
    .map((term) => `terms.${term}: is missing`);
  const wrong = Object.entries(terms).flatMap(([term, word]) => {
    if (!(term in english.terms)) return `terms.${term}: is no term of the English glossary`;
    return words.includes(word.toLowerCase()) ? [] : `terms.${term}: no text uses “${word}”`;
  });
  return [...missing, ...wrong];
}
