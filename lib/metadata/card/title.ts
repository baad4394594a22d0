/** The title of a social card: its font size, and where its lines may break. */

const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Matches after a space, and the zero-width spaces of languages without spaces. */
const wordEnd = /(?<= )|\u200b/;

/** Matches where the second half of a headline begins. */
const afterColon = /(?<=: )/;

/** Matches a short word and the space after it. */
const shortWord = /(?<![^ ])(\p{L}{1,3}) (?=([^ ]+))/gu;

/** Matches a hyphen beside a short word: `vaut-il`. */
const shortHyphen = /(?<!\p{L})\p{L}{1,3}-|-\p{L}{1,3}(?!\p{L})/u;

/** The most characters that fit on a line together at the usual sizes. */
const longestPair = 14;

/** The width of a square crop of the card, in pixels. */
const square = 630;

/** The width of a title's lines in pixels: a square crop has a margin of 7 % at each side. */
export const titleWidth = Math.floor(square * 0.86);

/**
 * The lines of a title, each in parts. The card may wrap a line between two parts, or within a line
 * that has only one. A new line begins after a colon.
 *
 * Satori, which draws the card, wraps East Asian text between any two characters, so that text is
 * split into words. In other scripts a short word stays with the next word by a no-break space, and
 * with the other side of its hyphen by parts: the font has no non-breaking hyphen.
 */
export function titleLines(title: string): string[][] {
  if (eastAsian.test(title)) return [title.split(wordEnd)];
  return title
    .split(afterColon)
    .map(withShortWords)
    .map((line) => (shortHyphen.test(line) ? line.split(wordEnd) : [line]));
}

/** A line with no-break spaces after short words, where both words fit. */
function withShortWords(line: string): string {
  return line.replace(shortWord, (found: string, word: string, next: string) =>
    word.length + 1 + next.length <= longestPair ? `${word}\u00a0` : found,
  );
}

/** The font size of a title in pixels: by its length, and so that its longest word fits. */
export function titleSize(lines: readonly (readonly string[])[]): number {
  const title = lines.flat().join('');
  const isEastAsian = eastAsian.test(title);
  const words = lines.flat().flatMap((part) => part.split(' '));
  const longestWord = Math.max(...words.map(({ length }) => length));
  // 0.6 is the average width of a letter in the widest words, relative to the font size.
  const fitting = Math.floor(titleWidth / (longestWord * (isEastAsian ? 1 : 0.6)));
  return Math.min(sizeByLength(title.length, isEastAsian), fitting);
}

function sizeByLength(length: number, isEastAsian: boolean): number {
  if (isEastAsian) return length <= 7 ? 80 : 56;
  if (length > 40) return 52;
  return length > 12 ? 64 : 80;
}
