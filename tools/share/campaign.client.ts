/** The parameters of a campaign, and the addresses that have them. Runs in the page that `npm run share` writes. */

export type SharedAddress = {
  /** A language's code, or `visitor`. */
  language: string;
  page: string;
  address: string;
};

/** Parameters by name. */
export type Parameters = ReadonlyMap<string, string>;

/** An address that shows, with the parameters that it has. It is empty while nothing may go out. */
export type Listed = SharedAddress & { own: Parameters };

/** What the page asks for, by the parameter's name. `v` has no meaning but to be new. */
export const columns = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_content: 'content',
  v: 'version',
} as const;

/** Those of a row of the form, in the order of its fields. */
export const rowNames: readonly string[] = ['utm_source', 'utm_medium', 'utm_content'];

/** Those that all rows share. */
export const sharedNames: readonly string[] = ['utm_campaign', 'v'];

/** A text that is the same for the same parameters. */
export function keyOf(parameters: Parameters): string {
  return String(new URLSearchParams([...parameters].filter(([, value]) => value)));
}

/** The address with the parameters appended, escaped so that they arrive as they are. Empty ones are left out. */
export function withParameters(address: string, parameters: Parameters): string {
  const url = new URL(address);
  for (const [name, value] of parameters) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** An address in the pieces between which a line may break: after a slash of its path, and before an ampersand. */
export function piecesOf(address: string): string[] {
  return address.split(/(?<=[^:/]\/)|(?=&)/);
}

/** What tells one variant of an address from the others, for people: `poster, print`. Empty if there are no others. */
export function variantName(own: Parameters, variants: readonly Parameters[]): string {
  const names = rowNames.filter((name) =>
    variants.some((other) => other.get(name) !== own.get(name)),
  );
  return names
    .map((name) => own.get(name))
    .filter(Boolean)
    .join(', ');
}

/** What tells each variant from the others. Many addresses may have the same: each is looked at once. */
export function variantNames(variants: readonly Parameters[]): ReadonlyMap<Parameters, string> {
  const once = [...new Set(variants)];
  return new Map(once.map((own) => [own, variantName(own, once)]));
}

/** What several addresses have, for people: `source: poster, flyer; medium: print`. */
export function summaryOf(variants: readonly Parameters[]): string {
  return Object.entries(columns)
    .map(([name, title]) => [title, valuesOf(name, variants).join(', ')])
    .filter(([, values]) => values)
    .map(([title, values]) => `${title}: ${values}`)
    .join('; ');
}

/** Those of a parameter, each once. */
export function valuesOf(name: string, variants: readonly Parameters[]): string[] {
  return [...new Set(variants.map((own) => own.get(name) ?? ''))].filter(Boolean);
}
