import type { Locale } from '../../lib/locales';
import { isInRanges } from '../../lib/unicode-ranges';
import type { FontFace } from './font-faces';
import { fontFamilies } from './font-families';

/** The files of the fonts that a page needs, for its language and the characters of its HTML. */
export function firstFonts(locale: Locale, html: string, faces: readonly FontFace[]): string[] {
  const families = fontFamilies(locale);
  const characters = [...new Set(html)];
  return faces
    .filter(({ family }) => families.includes(family))
    .filter(({ ranges }) => characters.some((character) => isInRanges(ranges, character)))
    .map(({ file }) => file);
}
