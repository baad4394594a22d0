/** The value of `unicode-range` (https://www.w3.org/TR/css-fonts-4/#unicode-range-desc). */

/** The first and the last code point of each range. */
export type UnicodeRanges = readonly (readonly [number, number])[];

/** Reads `U+0-FF, U+131, U+20??`. */
export function parseUnicodeRanges(text: string): UnicodeRanges {
  return text.split(',').map((range) => {
    const [first, last = first] = range.trim().slice('U+'.length).split('-');
    return [codePoint(first.replaceAll('?', '0')), codePoint(last.replaceAll('?', 'F'))];
  });
}

function codePoint(digits: string): number {
  return Number.parseInt(digits, 16);
}

/** True if the first code point of a text is in one of the ranges. */
export function isInRanges(ranges: UnicodeRanges, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}
