/** What languages are called in English, and how files are named. */
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

/** A file name, `spring-sale-home-de.svg`: at most 40 letters and digits of each part. */
export function fileName(parts: readonly string[], extension: string): string {
  const names = parts.map((part) => {
    const words = tidied(part).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return [...words.join('-')].slice(0, 40).join('');
  });
  return `${names.filter(Boolean).join('-')}.${extension}`;
}
