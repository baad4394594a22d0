/** A range of years: `2010–2025`, or `2026` if both are equal. */
export function yearRange({ first, last }: { first: number; last: number }): string {
  return first === last ? String(last) : `${first}–${last}`;
}
