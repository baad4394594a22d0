import * as v from 'valibot';

/** An object with these fields only, so that a misspelled one is refused and not ignored. */
export function strictFields<Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries).join(', ');
  return v.strictObject(entries, ({ expected }) => {
    if (expected === 'never') return `is unknown here. Known: ${known}`;
    return expected === 'Object' ? `must be { ${known} }` : 'is missing';
  });
}

/** The message for a value that is no object, or an object that is none of the variants. */
export const variantMessage =
  (reason: string) =>
  ({ expected }: v.VariantIssue) =>
    expected === 'Object' ? 'must be { … }' : reason;
