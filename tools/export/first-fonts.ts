import { isLatin, type Locale } from '../../lib/locales';
import { isInRanges } from '../../lib/unicode-ranges';
import type { FontFace } from './font-faces';

/** The files of the fonts that a page is set in. Other scripts than Latin are set in the visitor's own fonts. */
export function firstFonts(locale: Locale, html: string, faces: readonly FontFace[]): string[] {
  if (!isLatin(locale)) return [];
  const characters = [...new Set(html)];
  return faces
    .filter(({ ranges }) => characters.some((character) => isInRanges(ranges, character)))
    .map(({ file }) => file);
}
