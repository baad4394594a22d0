/** The years from the first to the last, one of them if they are the same: `2010–2025`, `2026`. No line ends after the dash. */
export function yearRange({ first, last }: { first: number; last: number }): string {
  return first === last ? String(last) : `${first}–\u2060${last}`;
}
