/** Texts that are in another language than their file says: English that was never translated, above all. */
import { primaryCode } from '../../lib/site/languages';
import { type Catalog, flatten } from './compare';
import { excerpt } from './excerpt';
import { wordsOf } from './typography';

/** A shorter text tells a library too little. */
const shortest = 40;

/**
 * How near to the language that a text resembles most its own may come behind: Danish and Norwegian share short texts,
 * and a list of sources is half English in every language.
 */
const nearEnough = 0.85;

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/**
 * One line for each longer text that is in another language. None for a language that the library does not know.
 * The library is read only here: that takes more than a second.
 * @param isEnglish true for a text that is the same in English: whether it may be is another check's to tell
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
