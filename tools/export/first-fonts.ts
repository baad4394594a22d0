import type { Locale } from '../../lib/locales';
import type { FontFace } from './font-faces';
import { fontFamilies } from './font-families';

/** The files of the fonts that a page needs, for its language and the characters of its HTML. */
export function firstFonts(locale: Locale, html: string, faces: readonly FontFace[]): string[] {
  const families = fontFamilies(locale);
  return faces
    .filter(({ family }) => families.includes(family))
    .filter(({ ranges }) => ranges.test(html))
    .map(({ file }) => file);
}
