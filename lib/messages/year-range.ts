/** A range of years: `2010–2025`, or `2026` if both are equal. A word joiner follows the dash. */
export function yearRange({ first, last }: { first: number; last: number }): string {
  return first === last ? String(last) : `${first}–\u2060${last}`;
}
