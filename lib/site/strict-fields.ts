import { closestMatch } from 'leven';
import * as v from 'valibot';

/** An object with these fields only, so that a misspelled one is refused and not ignored. */
export function strictFields<Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  const known = names.join(', ');
  return v.strictObject(entries, ({ expected, path }) => {
    if (expected === 'never') {
      const meant = closestMatch(String(path?.[0].key), names, { maxDistance: 2 });
      return `is unknown here${meant ? `, perhaps ${meant} is meant` : `. Known: ${known}`}`;
    }
    return expected === 'Object' ? `must be { ${known} }` : 'is missing';
  });
}

/** The message for a value that is no object, or an object that is none of the variants. */
export const variantMessage =
  (reason: string) =>
  ({ expected }: v.VariantIssue) =>
    expected === 'Object' ? 'must be { … }' : reason;
