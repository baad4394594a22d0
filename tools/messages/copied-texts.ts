/**
 * Finds texts that were copied from another language and left, such as German in Indonesian. It knows no language, and
 * serves for those that the library of `identification.ts` does not know.
 */
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { defaultLocale, primaryCode } from '../../lib/site/languages';
import { wordsOf } from './words';

export type Messages = ReadonlyMap<string, unknown>;

/** A text, or a paragraph of it, that is in another language. */
export type Stranger = {
  key: string;
  /** The code of the language that it is in. */
  from: string;
  text: string;
};

/** A text with fewer words of its own may be the same in two languages, as labels are. */
const fewestOfSame = 3;

/** The same of a paragraph that shares most words. */
const fewestOfShared = 4;

/**
 * A paragraph that shares this part of its words is copied. Between any two of the site's first fifteen languages it is
 * at most 0.80 (Danish and Norwegian; Spanish and Portuguese 0.75), but for the two kinds of Portuguese.
 */
const copiedShare = 0.85;

const proseOf = (message: unknown) => wordsOf(message).join(' ');

/** Words of four letters and more: shorter ones are alike in many languages. */
const longWords = (text: string) =>
  new Set(
    withoutBreakHints(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}]{4,}/gu) ?? [],
  );

/**
 * The texts with a paragraph that the same text of another language has, with the first such paragraph. English in them
 * is told by english-left.ts.
 * @param all the texts of all languages by code and key; those of the same primary code rightly share texts
 * @param language the primary code of the language
 */
export function copiedTexts(
  own: Messages,
  all: ReadonlyMap<string, Messages>,
  language: string,
): Stranger[] {
  const english = all.get(defaultLocale);
  const others = [...all].filter(
    ([code]) => code !== defaultLocale && primaryCode(code) !== language,
  );
  return [...own].flatMap(([key, message]) => {
    // Words that English has, too, are names.
    const names = longWords(proseOf(english?.get(key)));
    const paragraphs = proseOf(message)
      .split(/\n+/)
      .map((text) => ({ text, words: [...longWords(text)].filter((word) => !names.has(word)) }));
    for (const [from, texts] of others) {
      const theirs = texts.get(key);
      const source = longWords(proseOf(theirs));
      const copied = paragraphs.find(({ words }) => {
        if (message === theirs) return words.length >= fewestOfSame;
        const shared = words.filter((word) => source.has(word));
        return words.length >= fewestOfShared && shared.length >= copiedShare * words.length;
      });
      if (copied) return { key, from, text: copied.text };
    }
    return [];
  });
}
