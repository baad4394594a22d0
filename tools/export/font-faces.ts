/** The fonts of an export, as its stylesheets declare them. */
import { posix } from 'node:path';
import { unicodeRangePattern } from '../../lib/unicode-ranges';

export type FontFace = {
  family: string;
  weights: { min: number; max: number };
  /** Matches the characters that the font is for. */
  ranges: RegExp;
  /** The file, as a path in the export. */
  file: string;
};

export type StyleSheet = { file: string; text: string; faces: FontFace[] };

type Read = (file: string) => string | Buffer;

/** The stylesheets among these files, with those of their `@font-face` rules that load a file. */
export function styleSheets(files: Iterable<string>, read: Read): StyleSheet[] {
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
    },
  ];
}
