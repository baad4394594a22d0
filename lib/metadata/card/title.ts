/** How the title of a social card is set: its size, and where its lines may break. */

const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Matches spaces between words, and zero-width spaces, which messages have in languages without spaces. */
const wordEnd = /(?<= )|\u200b/;

/** The width that a title has for its lines, in pixels: what a square crop of the card shows, less its edges. */
export const titleWidth = 600;

/**
 * The parts of a title that must stay on one line. Satori breaks East Asian text between any two characters, which is
 * wrong in Korean and hard to read in Japanese. It breaks all other titles correctly.
 */
export function titleParts(title: string): string[] {
  return eastAsian.test(title) ? title.split(wordEnd) : [title];
}

/** The font size of a title in pixels, by its length and that of its longest word: both must fit. */
export function titleSize(title: string): number {
  if (eastAsian.test(title)) return title.length <= 7 ? 80 : 56;
  const longestWord = Math.max(...title.split(wordEnd).map((word) => word.trim().length));
  if (longestWord > 17 && title.length <= 24) return 50;
  if (title.length > 76) return 52;
  if (title.length > 40) return 56;
  return title.length > 12 ? 64 : 80;
}
