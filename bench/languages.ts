import { disguisedMessages } from '../e2e/setup/disguise';
import { locales, primaryCode } from '../lib/locales';
import type { NewLanguage } from '../testing/project-copy';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const rotated = alphabet.slice(13) + alphabet.slice(0, 13);

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The territory where a language is mostly spoken. A language of the whole world, like Esperanto, has none. */
const hasTerritory = (code: string) =>
  /^[A-Z]{2}$/.test(new Intl.Locale(code).maximize().region ?? '');

/** Codes of two letters, then of three, that Intl knows under a name and takes as they are. */
function* knownCodes(): Generator<string> {
  const pairs = [...alphabet].flatMap((first) => [...alphabet].map((second) => first + second));
  const triples = pairs.flatMap((pair) => [...alphabet].map((third) => pair + third));
  for (const code of [...pairs, ...triples]) {
    const isPlain = Intl.getCanonicalLocales(code)[0] === code;
    if (names.of(code) && isPlain && hasTerritory(code)) yield code;
  }
}

/** Languages that the project has not, with generated texts as long as the English ones. */
export function generatedLanguages(count: number): NewLanguage[] {
  const taken = locales.flatMap((row) => [
    primaryCode(row.code),
    ...('aliases' in row ? row.aliases : []),
  ]);
  const messages = disguisedMessages(rotated);
  return [...knownCodes()]
    .filter((code) => !taken.includes(code))
    .slice(0, count)
    .map((code) => ({ code, name: names.of(code) ?? code, messages }));
}
