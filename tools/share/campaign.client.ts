/** What becomes of an address in a campaign. Runs in the page that `npm run share` writes, and imports nothing. */

/** Stands in a language's place for the address that adapts to whoever opens it. */
export const visitors = 'visitor';

export type SharedAddress = {
  /** A language's code, or `visitor`. */
  language: string;
  page: string;
  address: string;
};

/** UTM parameters by name, as they were typed. */
export type Parameters = ReadonlyMap<string, string>;

/** The address with the parameters appended, escaped so that they arrive as they were typed; empty ones are left out. */
export function withParameters(address: string, parameters: Parameters): string {
  const url = new URL(address);
  for (const [name, value] of parameters)
    if (value.trim()) url.searchParams.set(name, value.trim());
  return url.href;
}

/** As CSV (RFC 4180). No field needs quotes: what would, a comma or a quote, is escaped in an address. */
export function asCsv(addresses: readonly SharedAddress[]): string {
  const rows = addresses.map(({ language, page, address }) => `${language},${page},${address}`);
  return ['language,page,address', ...rows, ''].join('\r\n');
}

/** A name for a file, `spring-sale-home-de.svg`: letters and digits of these parts, whatever else was typed. */
export function fileName(parts: readonly string[], extension: string): string {
  const words = parts.flatMap((part) => part.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  // Most systems refuse a name of more than 255 bytes, and a letter may have four.
  return `${[...words.join('-')].slice(-60).join('')}.${extension}`;
}
