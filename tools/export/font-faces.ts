/** The fonts of an export, as its stylesheets declare them, and which of them a page needs. */
import { posix } from 'node:path';
import { unicodeRangePattern } from '../../lib/fonts/unicode-ranges';
import { isLatin } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';

/** The family that only headings use. */
export const headingFamily = 'Poppins';

export type FontFace = {
  family: string;
  weights: { min: number; max: number };
  /** Matches the characters that the font is for. */
  ranges: RegExp;
  /** The file, as a path in the export. */
  file: string;
  /** The rule, as the stylesheet has it. */
  rule: string;
};

export type StyleSheet = { file: string; text: string; faces: FontFace[] };

/** The stylesheets among these files, with their `@font-face` rules that load a file. */
export function styleSheets(files: Iterable<string>, read: (file: string) => Buffer): StyleSheet[] {
  return [...files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const text = read(file).toString();
      const rules = text.match(/@font-face\s*\{[^}]*\}/g) ?? [];
      return { file, text, faces: rules.flatMap((rule) => faceOf(rule, posix.dirname(file))) };
    });
}

function faceOf(rule: string, folder: string): FontFace[] {
  const value = (name: string) => rule.match(new RegExp(`[{;\\s]${name}:\\s*([^;}]*)`))?.[1] ?? '';
  const [, url] = value('src').match(/url\(["']?([^"')]*)/) ?? [];
  if (!url) return [];
  const [min, max = min] = value('font-weight').split(' ').map(Number);
  return [
    {
      family: value('font-family').replace(/["']/g, ''),
      weights: { min, max },
      ranges: unicodeRangePattern(value('unicode-range') || 'U+0-10FFFF'),
      file: posix.join(folder, url),
      rule,
    },
  ];
}

/**
 * The site's font families that pages of a language use. Other scripts use the visitor's own fonts.
 */
export function fontFamilies(locale: Locale): string[] {
  return isLatin(locale) ? ['Roboto', headingFamily] : [];
}

/** The files of the fonts that a page needs, for its language and the characters of its HTML. */
export function firstFonts(locale: Locale, html: string, faces: readonly FontFace[]): string[] {
  const families = fontFamilies(locale);
  return faces
    .filter(({ family, ranges }) => families.includes(family) && ranges.test(html))
    .map(({ file }) => file);
}
