/** Finds texts that are in another language than their file says: above all, English that was never translated. */
import { primaryCode } from '../../lib/site/languages';
import { type Catalog, flatten } from './compare';
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
 * One line for each longer text that is in another language. None for a language that the library does not know.
 * The library is imported only when it is needed, because that takes more than a second.
 * @param isEnglish true for a text that is the same as in English, which notes.ts checks
 */
export async function strangerFaults(
  catalog: Catalog,
  code: string,
  isEnglish: (key: string, text: unknown) => boolean,
): Promise<string[]> {
  const { eld } = await import('eld/large');
  const own = primaryCode(code);
  if (!Object.values(eld.info().Languages).includes(own)) return [];
  return [...flatten(catalog)].flatMap(([key, message]) => {
    const text = wordsOf(message).join(' ').trim();
    if ([...text].length < shortest || isEnglish(key, message)) return [];
    const detected = eld.detect(text);
    const scores = detected.getScores();
    const { language } = detected;
    if (!language || (scores[own] ?? 0) >= nearEnough * scores[language]) return [];
    return `${key}: reads as ${nameOf.of(language)}, not ${nameOf.of(own)}: “${excerpt(text)}”`;
  });
}
