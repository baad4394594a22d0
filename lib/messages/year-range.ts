/** The years from the first to the last, one of them if they are the same: `2010–2025`, `2026`. */
export function yearRange({ first, last }: { first: number; last: number }): string {
  return first === last ? String(last) : `${first}–${last}`;
}
