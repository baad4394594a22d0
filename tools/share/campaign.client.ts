/** Adds the parameters of a campaign to addresses. Runs in the page that `npm run share` writes, and imports nothing. */

/** Used instead of a language's code for the address that adapts to the visitor. */
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

/** What a language is called in English: `Brazilian Portuguese`. ASCII, which every spreadsheet reads as it is. */
export function englishName(language: string): string {
  if (language === visitors) return "the visitor's own";
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** As CSV (RFC 4180). Only a name may need quotes, because commas and quotes are escaped in an address. */
export function asCsv(addresses: readonly SharedAddress[]): string {
  const rows = addresses.map(({ language, page, address }) => {
    const name = englishName(language);
    return [language, name.includes(',') ? `"${name}"` : name, page, address].join(',');
  });
  return ['language,name,page,address', ...rows, ''].join('\r\n');
}

/** A file name, `spring-sale-home-de.svg`: at most 40 ASCII letters and digits of each part. */
export function fileName(parts: readonly string[], extension: string): string {
  const names = parts.map((part) => {
    const plain = part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
    return (plain.match(/[a-z\d]+/g) ?? []).join('-').slice(0, 40);
  });
  return `${names.filter(Boolean).join('-')}.${extension}`;
}
