/** Which translations follow the English texts, in lines for who types `npm run messages`. */
import { readFileSync } from 'node:fs';
import { excerpt } from './excerpt';
import { located } from './json-lines';
import { messageFile } from './report';
import type { Stamps, Texts } from './stamps';

/**
 * One line for each translation that is behind an English text, language by language.
 * @param behind the languages by key
 * @param codes the languages to tell of
 * @param what what is said of each, before the English text
 */
export function translationLines(
  folder: string,
  texts: Texts,
  behind: ReadonlyMap<string, readonly string[]>,
  codes: readonly string[],
  what: string,
): string[] {
  const [[, english]] = texts;
  return codes.flatMap((code) => {
    const file = messageFile(folder, code);
    const lines = [...behind]
      .filter(([, languages]) => languages.includes(code))
      .map(([key]) => `${key}: ${what} “${excerpt(String(english.get(key)), 400)}”`);
    return located(file, readFileSync(file, 'utf8'), lines);
  });
}

/** The commands that show what English texts were before: the first while a change is not committed. */
export const whatEnglishWas =
  'What English said before: `git diff HEAD -U0 --word-diff messages/en.json` or, once committed, `git log -1 -p -U0 --word-diff messages/en.json`';

/**
 * How many languages are behind, in one line; nothing if none is.
 * @param behind the languages by key
 */
export function behindLines(behind: ReadonlyMap<string, readonly string[]>): string[] {
  const codes = [...new Set([...behind.values()].flat())];
  if (codes.length === 0) return [];
  const [texts, languages] = [behind.size, codes.length];
  return [
    `${texts} ${texts === 1 ? 'text' : 'texts'} of English: ${languages} ${languages === 1 ? 'language' : 'languages'} behind (${codes.join(', ')})`,
  ];
}

/**
 * What a stamp has changed, in one line: `stamped: 2 texts of fi; home, terms`.
 * @param followed the languages that were behind and follow now, once for each text
 * @param named the languages that were to follow
 */
export function stampLine(
  before: Stamps,
  after: Stamps,
  followed: readonly string[],
  named: readonly string[],
): string {
  const english = Object.entries(after.english).filter(
    ([key, hash]) => before.english[key] !== hash,
  );
  const languages = [...english.map(() => 'en'), ...followed];
  const texts = [...new Set(languages)].map((code) => {
    const count = languages.filter((one) => one === code).length;
    return `${count} ${count === 1 ? 'text' : 'texts'} of ${code}`;
  });
  const pages = Object.keys(after.pages).filter(
    (route) => JSON.stringify(before.pages[route]) !== JSON.stringify(after.pages[route]),
  );
  const changes = [texts, pages].filter(({ length }) => length > 0);
  if (changes.length > 0) return `stamped: ${changes.map((part) => part.join(', ')).join('; ')}`;
  if (named.length > 0) return `nothing was stamped: ${named.join(', ')} followed already`;
  const isBehind = Object.keys(after.behind).length > 0;
  return `no page was stale${isBehind ? '; to accept texts that are behind, name the language' : ''}`;
}
