/**
 * Matches the characters of a `unicode-range`, `U+0-FF, U+131, U+20??`
 * (https://www.w3.org/TR/css-fonts-4/#unicode-range-desc).
 */
export function unicodeRangePattern(text: string): RegExp {
  const ranges = text.split(',').map((range) => {
    const [first, last = first] = range.trim().slice('U+'.length).split('-');
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${ranges.join('')}]`, 'u');
}

/** The ranges of a `unicode-range` that have at least one of the characters. */
export function rangesWith(characters: string, ranges: string): string {
  return ranges
    .split(',')
    .filter((range) => unicodeRangePattern(range).test(characters))
    .join(',');
}
