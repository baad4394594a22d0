/** Breaks the title of a social card into lines, where a reader would. */

/** Japanese has no spaces: a phrase mostly ends with hiragana or a mark, and begins with another script. */
const betweenPhrases = /(?<=[\p{sc=Hiragana}\p{Po}\p{Pe}])(?![\p{sc=Hiragana}\p{P}])/u;
const eastAsian = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

/** Where a reader pauses, and a line ends well. */
const endsClause = /[:,：、]\s*$/u;

/** The parts of a text that no line break may split, each with the space that follows it. */
export function phrases(text: string): string[] {
  const words = text.split(/(?<= )/);
  return words.flatMap((word) => {
    if (!eastAsian.test(word)) return [word];
    const parts = word.split(betweenPhrases);
    // A single last character is the end of a word: 見つけ方.
    const last = parts.at(-1) ?? '';
    return parts.length > 1 && [...last].length === 1
      ? [...parts.slice(0, -2), parts.slice(-2).join('')]
      : parts;
  });
}

/** Widths of characters in em: Poppins by kind of letter, Noto Sans as it is. Near enough to set lines by. */
const widths: readonly [RegExp, number][] = [
  [/[\u3000-\u9fff\uff00-\uffef]/u, 1],
  [/\p{sc=Hangul}/u, 0.92],
  [/[ijltfrI.,:;’'!|\s-]/u, 0.36],
  [/[mwMW%]/u, 0.94],
  [/\p{Lu}/u, 0.74],
];

/** The width of a text in em. */
export function widthOf(text: string): number {
  return [...text.trimEnd()].reduce((sum, character) => {
    const known = widths.find(([pattern]) => pattern.test(character));
    return sum + (known ? known[1] : 0.62);
  }, 0);
}

/**
 * The lines of a text, as few as fit into `width` em and as even as they can be.
 * A phrase that is wider than a line has a line of its own.
 */
export function balancedLines(text: string, width: number): string[] {
  const parts = phrases(text);
  /** The best lines for the parts from each one on, the last first. */
  const best: { lines: string[]; cost: number }[] = [{ lines: [], cost: 0 }];
  for (let start = parts.length - 1; start >= 0; start--) {
    const options = parts.slice(start).flatMap((_, index) => {
      const line = parts.slice(start, start + index + 1).join('');
      const free = width - widthOf(line);
      if (free < 0 && index > 0) return [];
      const rest = best[parts.length - start - index - 1];
      // Each line costs more than any unevenness can save.
      const cost = rest.cost + width * width + free * free - (endsClause.test(line) ? width : 0);
      return [{ lines: [line.trim(), ...rest.lines], cost }];
    });
    best.push(options.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best[parts.length].lines;
}
