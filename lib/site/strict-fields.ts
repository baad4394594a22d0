import * as v from 'valibot';

/** An object with these fields and no others: the value of a misspelled one would be ignored. */
export function strictFields<Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries).join(', ');
  return v.strictObject(entries, ({ expected }) => {
    if (expected === 'never') return `is unknown here. Known: ${known}`;
    return expected === 'Object' ? `must be { ${known} }` : 'is missing';
  });
}

/** Of a choice between such objects: that a value is no object at all, or why it is none of them. */
export const variantMessage =
  (reason: string) =>
  ({ expected }: v.VariantIssue) =>
    expected === 'Object' ? 'must be { … }' : reason;
