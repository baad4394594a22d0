/** What names are called: languages in English, campaigns and files in letters that no program changes. */
import { hasMergeTag } from './personal.client';

/** Used instead of a language's code for the address that adapts to the visitor. */
export const visitors = 'visitor';

/** Used instead of a page's name where all are chosen. */
export const everyPage = 'all';

/** What a language is called in English: `Brazilian Portuguese`. */
export function englishName(language: string): string {
  if (language === visitors) return 'The visitor’s own language';
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** Letters that Unicode does not take apart, or that are usually written as two. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** In lower case, with letters of a–z as far as there are such: `fruehling & sommer 2027`. */
function plainLetters(typed: string): string {
  // Composed first: some keyboards send ä as a and two dots.
  const spelled = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => letters[letter] ?? letter);
  return spelled.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** In lower case, with letters of a–z, digits and hyphens alone: `fruehling-sommer-2027`. Empty if nothing is left. */
export function cleanName(typed: string): string {
  return (plainLetters(typed).match(/[a-z\d]+/g) ?? []).join('-');
}

/** The same, but empty if letters would be lost: of `春季2027` the year alone would be another name. */
export function wholeName(typed: string): string {
  return /[^\P{L}a-z]/u.test(plainLetters(typed)) ? '' : cleanName(typed);
}

/** What stands between commas, and what is meant as such, also as Chinese and Japanese keyboards write them. A merge tag stays whole. */
export function namesBetweenCommas(text: string): string[] {
  if (hasMergeTag(text)) return [text];
  const names = text.split(/[,;，、；]/).map((name) => name.trim());
  return names.filter(Boolean);
}

/** A file name, `spring-sale-home-de.svg`: at most 40 letters and digits of each part. */
export function fileName(parts: readonly string[], extension: string): string {
  const names = parts.map((part) => cleanName(part).slice(0, 40));
  return `${names.filter(Boolean).join('-')}.${extension}`;
}

/** Seven letters and digits that differ where texts differ, for names that look alike once they are clean (FNV-1a). */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
