/** Finds texts that are in another language than their file says: above all, English that was never translated. */
import { defaultLocale, primaryCode } from '../../lib/site/languages';
import { copiedTexts, type Messages, type Stranger } from './copied-texts';
import { excerpt } from './excerpt';
import { wordsOf } from './words';

/** Texts with fewer characters are too short to recognise a language. */
const shortest = 40;

/**
 * A text passes if the score of its own language is at least this share of the best score. Danish and Norwegian share
 * short texts, and a list of sources is half English in every language.
 */
const nearEnough = 0.85;

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The texts that a library says are in another language; undefined if it does not know this one.
 * It is imported only when it is needed, because that takes more than a second.
 */
async function recognisedTexts(own: Messages, language: string): Promise<Stranger[] | undefined> {
  const { eld } = await import('eld/large');
  if (!Object.values(eld.info().Languages).includes(language)) return undefined;
  return [...own].flatMap(([key, message]) => {
    const text = wordsOf(message).join(' ').trim();
    if ([...text].length < shortest) return [];
    const detected = eld.detect(text);
    const scores = detected.getScores();
    const from = detected.language;
    if (!from || (scores[language] ?? 0) >= nearEnough * scores[from]) return [];
    return { key, from, text };
  });
}

/**
 * One line for each longer text that is in another language. Of a language that the library does not know, these are
 * the ones that another language has. One that is the same as in English is told by notes.ts.
 * @param all the texts of all languages by code and key
 */
export async function strangerFaults(
  all: ReadonlyMap<string, Messages>,
  code: string,
): Promise<string[]> {
  const english = code === defaultLocale ? undefined : all.get(defaultLocale);
  const own = new Map(
    [...(all.get(code) ?? [])].filter(([key, text]) => english?.get(key) !== text),
  );
  const language = primaryCode(code);
  const strangers = (await recognisedTexts(own, language)) ?? copiedTexts(own, all, language);
  return strangers.map(
    ({ key, from, text }) =>
      `${key}: reads as ${nameOf.of(primaryCode(from))}, not ${nameOf.of(language)}: “${excerpt(text)}”`,
  );
}
