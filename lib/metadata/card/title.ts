/** How the title of a social card is set: its size, and where its lines may break. */

const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Matches spaces between words, and zero-width spaces, which messages have in languages without spaces. */
const wordEnd = /(?<= )|\u200b/;

/** Matches where the second half of a headline begins. */
const afterColon = /(?<=: )/;

/** Matches a short word and the space after it. */
const shortWord = /(?<![^ ])(\p{L}{1,3}) (?=([^ ]+))/gu;

/** Matches a hyphen beside a short word: `vaut-il`. */
const shortHyphen = /(?<!\p{L})\p{L}{1,3}-|-\p{L}{1,3}(?!\p{L})/u;

/** So many characters that stay together fit at the usual sizes. */
const longestPair = 14;

/** What a square crop of the card shows of its width, in pixels. */
const square = 630;

/** The width that a title has for its lines, in pixels: a square crop leaves 7 % free at each side. */
export const titleWidth = Math.floor(square * 0.86);

/**
 * The lines of a title, each in the parts that must stay together. The drawing may break a line between two parts, or within
 * a line's only part. After a colon a line begins. Satori breaks East Asian text between any two characters, which is wrong in
 * Korean and hard to read in Japanese. It breaks all other titles correctly, but for short words: they stay with the word after
 * them, and with the other side of their hyphen. The font has no hyphen that keeps words together, so such a line is in words.
 */
export function titleLines(title: string): string[][] {
  if (eastAsian.test(title)) return [title.split(wordEnd)];
  return title
    .split(afterColon)
    .map(withShortWords)
    .map((line) => (shortHyphen.test(line) ? line.split(wordEnd) : [line]));
}

/** The line with its short words tied to the next ones, where they fit. */
function withShortWords(line: string): string {
  return line.replace(shortWord, (found: string, word: string, next: string) =>
    word.length + 1 + next.length <= longestPair ? `${word}\u00a0` : found,
  );
}

/** The font size of a title in pixels, by its length, and so that its longest part or word fits. */
export function titleSize(lines: readonly (readonly string[])[]): number {
  const title = lines.flat().join('');
  const isEastAsian = eastAsian.test(title);
  const words = lines.flat().flatMap((part) => part.split(' '));
  const longestWord = Math.max(...words.map(({ length }) => length));
  // As wide as a letter is in the widest words, in parts of the font size.
  const fitting = Math.floor(titleWidth / (longestWord * (isEastAsian ? 1 : 0.6)));
  return Math.min(sizeByLength(title.length, isEastAsian), fitting);
}

function sizeByLength(length: number, isEastAsian: boolean): number {
  if (isEastAsian) return length <= 7 ? 80 : 56;
  if (length > 40) return 52;
  return length > 12 ? 64 : 80;
}
