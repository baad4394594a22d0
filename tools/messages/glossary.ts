/** A language's words for what the pages are about, in `messages/glossary/<code>.json`. */
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { type Catalog, flatten } from './compare';

export type Glossary = {
  /** By term: the word, in a form that occurs in the texts. */
  terms: Readonly<Record<string, string>>;
  /** What people type into a search engine, as the translator knows them; at least one stands in the home page's title. */
  searched_for: readonly string[];
  /** How readers are addressed, for whoever translates next: `formal: Sie`. */
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

/** One line if a title names nothing that people search for. */
function unsearched({ searched_for = [] }: Partial<Glossary>, texts: Catalog): string[] {
  const title = String(flatten(texts).get('meta.title'));
  if (searched_for.some((words) => comparable(title).includes(comparable(words)))) return [];
  return [`searched_for: none of its words stands in meta.title, “${title}”`];
}

/**
 * One line for each term that the language lacks, that English does not have, or that no text uses, and one for a
 * title that nobody finds.
 */
export function glossaryFaults(
  english: Pick<Glossary, 'terms'>,
  own: Pick<Glossary, 'terms' | 'searched_for'>,
  texts: Catalog,
): string[] {
  const { terms } = own;
  const words = comparable([...flatten(texts).values()].join('\n'));
  const missing = Object.keys(english.terms)
    .filter((term) => !(term in terms))
    .map((term) => `terms.${term}: is missing`);
  const wrong = Object.entries(terms).flatMap(([term, word]) => {
    if (!(term in english.terms)) return `terms.${term}: is no term of the English glossary`;
    return words.includes(comparable(word)) ? [] : `terms.${term}: no text uses “${word}”`;
  });
  return [...missing, ...wrong, ...unsearched(own, texts)];
}
