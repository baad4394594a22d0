/** What languages are called in English, and files in letters that no program changes. */
import { tidied } from './tidy.client';

/** Used instead of a language's code for the address that adapts to the visitor. */
export const visitors = 'visitor';

/** Used instead of a page's name where all are chosen. */
export const everyPage = 'all';

/** What a language is called in English: `Brazilian Portuguese`. */
export function englishName(language: string): string {
  if (language === visitors) return 'The visitor’s own language';
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** A file name, `spring-sale-home-de.svg`: at most 40 letters of a–z and digits of each part. */
export function fileName(parts: readonly string[], extension: string): string {
  const names = parts.map((part) => (tidied(part).match(/[a-z\d]+/g) ?? []).join('-').slice(0, 40));
  return `${names.filter(Boolean).join('-')}.${extension}`;
}

/** Seven letters and digits that differ where texts differ, for names that look alike in a file's name (FNV-1a). */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
