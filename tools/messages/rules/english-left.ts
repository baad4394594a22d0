/**
 * English that was left within a translated text. A text that is wholly the English one is
 * `keys.ts`'s to tell.
 */
import { defaultLocale } from '../../../lib/site/languages';
import { wordsOf } from '../icu';
import type { IcuText, Language, Message } from '../message';

/**
 * So many words of the English text in a row are no name. Those with a capital do not count: names
 * of authorities have many.
 */
const longestName = 3;

/** So many different ones of the words below are no quotation. */
const fewest = 2;

/**
 * Words without which hardly a sentence of English is made. None of them, written small, is a word
 * of another language here, but for `the`, which is tea in Danish: one alone is no fault.
 */
const functionWords = new Set(
  `the you your our they them their this those with which what when where while who whose would should could
   how because although between through without before every each only than then there into onto upon
   it's don't can't you're we're`.split(/\s+/),
);

const wordsIn = ({ elements }: IcuText): string[] =>
  wordsOf(elements)
    .join(' ')
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];

const isSmall = (word: string) => /^\p{Ll}/u.test(word);

/**
 * The first row of words that both texts have, with more than `longestName` small ones among them.
 */
function commonRow(english: readonly string[], own: readonly string[]): string | undefined {
  for (const start of own.keys())
    for (const from of english.keys()) {
      let length = 0;
      while (own[start + length] && own[start + length] === english[from + length]) length++;
      const row = own.slice(start, start + length);
      if (row.filter(isSmall).length > longestName) return row.join(' ');
    }
}

export function englishLeft(message: Message, { code }: Language): string[] {
  if (code === defaultLocale || message.text === message.english.text) return [];
  const own = wordsIn(message);
  const row = commonRow(wordsIn(message.english), own);
  if (row) return [`has words of the English text, translate them: “${row}”`];
  const found = [...new Set(own)].filter((word) => functionWords.has(word));
  return found.length < fewest
    ? []
    : [`has words of English, translate it: “${found.join('”, “')}”`];
}
