/** Finds English that was left within a translated text. */
import { type Catalog, flatten } from './compare';
import { wordsOf } from './words';

/** So many English words in a row are no name. Those with a capital do not count: names of authorities have many. */
const shortest = 5;

const wordsIn = (message: unknown): string[] =>
  wordsOf(message)
    .join(' ')
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];

const beginsSmall = (word: string) => /^\p{Ll}/u.test(word);

/** The first row of words that both texts have, with at least `shortest` small ones among them. */
function commonRow(english: readonly string[], own: readonly string[]): string | undefined {
  for (const start of own.keys())
    for (const from of english.keys()) {
      let length = 0;
      while (own[start + length] && own[start + length] === english[from + length]) length++;
      const row = own.slice(start, start + length);
      if (row.filter(beginsSmall).length >= shortest) return row.join(' ');
    }
}

/** One line for each text with English words in a row. One that is wholly English is told by notes.ts. */
export function leftInEnglish(base: Catalog, other: Catalog): string[] {
  const english = flatten(base);
  return [...flatten(other)].flatMap(([key, text]) => {
    if (text === english.get(key)) return [];
    const row = commonRow(wordsIn(english.get(key)), wordsIn(text));
    return row ? `${key}: has words of the English text, translate them: “${row}”` : [];
  });
}
