/** Adds the parameters of a campaign to addresses. Runs in the page that `npm run share` writes. */
import { englishName, fileName, markOf } from './names.client';

export type SharedAddress = {
  /** A language's code, or `visitor`. */
  language: string;
  page: string;
  address: string;
};

/** Parameters by name, as they were typed. */
export type Parameters = ReadonlyMap<string, string>;

/** What the page asks for, by the parameter's name. `v` has no meaning but to be new. */
export const columns = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_content: 'content',
  utm_id: 'ID',
  utm_term: 'term',
  v: 'version',
} as const;

/** Those of a row, in the order of its fields. */
export const placeNames: readonly string[] = ['utm_source', 'utm_medium', 'utm_content'];

/** Those that all rows share. */
export const sharedNames: readonly string[] = ['utm_campaign', 'utm_id', 'utm_term', 'v'];

/** What is filled in, as it was typed: what all addresses share, and a row for each place where one is posted. */
export type Filled = {
  shared: Parameters;
  places: readonly Parameters[];
  /** Names that stay as they are, each with what is said of it: it is in use so, or whoever typed it has confirmed it. */
  kept?: ReadonlyMap<string, string>;
};

/** What was typed for a parameter, without the spaces around it. */
export function textOf(parameters: Parameters, name: string): string {
  return parameters.get(name)?.trim() ?? '';
}

export function isEmpty(place: Parameters): boolean {
  return placeNames.every((name) => !textOf(place, name));
}

/** A text that is the same for the same names. */
export function keyOf(parameters: Parameters): string {
  return String(new URLSearchParams(filledIn(parameters)));
}

/** Those with the same names once, in their order. */
export function onceEach(all: readonly Parameters[]): Parameters[] {
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}

/** The parameters once for each row. Empty rows, and those that are there already, give none. If all are empty, one has what is shared. */
export function variantsOf({ shared, places }: Filled): Parameters[] {
  const filled = places.filter((place) => !isEmpty(place));
  const variants = (filled.length > 0 ? filled : [new Map()]).map((place) => {
    const own = new Map([...shared, ...place]);
    return new Map(Object.keys(columns).map((name) => [name, textOf(own, name)]));
  });
  return onceEach(variants);
}

/** What tells one of the variants from the others, for people: `poster, print`. Empty if there are no others. */
export function variantName(own: Parameters, variants: readonly Parameters[]): string {
  const names = placeNames.filter((name) =>
    variants.some((other) => other.get(name) !== own.get(name)),
  );
  return names
    .map((name) => own.get(name))
    .filter(Boolean)
    .join(', ');
}

/** What several addresses have, for people: `source: poster, flyer; medium: print`. */
export function summaryOf(variants: readonly Parameters[]): string {
  return Object.entries(columns)
    .map(([name, title]) => [title, valuesIn(name, variants).join(', ')])
    .filter(([, values]) => values)
    .map(([title, values]) => `${title}: ${values}`)
    .join('; ');
}

/** Those of a parameter, each once. */
function valuesIn(name: string, variants: readonly Parameters[]): string[] {
  return [...new Set(variants.map((own) => textOf(own, name)))].filter(Boolean);
}

/** What a bookmark is called: after the campaign, else the first source, else as the page is. */
export function tabTitle(page: string, variants: readonly Parameters[]): string {
  const [name] = ['utm_campaign', 'utm_source'].flatMap((each) => valuesIn(each, variants));
  return name ? `${name} – ${page}` : page;
}

/** Those that say something, without the spaces around them. */
function filledIn(parameters: Parameters): [name: string, value: string][] {
  return [...parameters]
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([, value]) => value);
}

/** The address with the parameters appended, escaped so that they arrive as they were typed; empty ones are left out. */
export function withParameters(address: string, parameters: Parameters): string {
  const url = new URL(address);
  for (const [name, value] of filledIn(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** An address in the pieces between which a line may break: after a slash of its path, and before an ampersand. */
export function piecesOf(address: string): string[] {
  return address.split(/(?<=[^:/]\/)|(?=&)/);
}

/** A text in the pieces within which no line may break: an escaped letter is one, `%C3%BC`. */
export function atomsOf(text: string): string[] {
  return text.split(/(%[C-F][\dA-F](?:%[89AB][\dA-F])+|%[\dA-F]{2})/).filter(Boolean);
}

/** What a file is called after: two names, or the first of more, `poster` and `and 6 more`. */
function fileParts(name: string, variants: readonly Parameters[]): string[] {
  const [first, ...more] = valuesIn(name, variants);
  if (!first) return [];
  return more.length > 1 ? [first, `and ${more.length} more`] : [first, ...more];
}

/** An address that a file is about, and the parameters that it has. */
export type Subject = Pick<SharedAddress, 'page' | 'language'> & { own: Parameters };

/** The name of a file about some addresses: another one for others, also if they look alike in its letters. */
export function campaignFile(
  site: string,
  subjects: readonly Subject[],
  what: readonly string[],
  extension: string,
): string {
  const variants = [...new Set(subjects.map(({ own }) => own))];
  const values = Object.keys(columns).flatMap((name) => fileParts(name, variants));
  const [page, ...pages] = new Set(subjects.map((each) => each.page));
  const [language, ...languages] = new Set(subjects.map((each) => each.language));
  const about = [
    pages.length > 0 ? 'all-pages' : page,
    languages.length > 0 ? `${languages.length + 1}-languages` : language,
  ];
  const isOnly = values.length === 0 && subjects.length === 1;
  const contents = subjects.map((each) => [each.page, each.language, keyOf(each.own)].join(' '));
  const mark = isOnly ? '' : markOf(contents.join(' '));
  return fileName([site, ...values, ...about, ...what, mark], extension);
}

/** A cell of CSV. A spreadsheet takes what begins like a formula for one, unless there is an apostrophe before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * As CSV (RFC 4180), after a mark by which spreadsheets know UTF-8. Each address gets its parameters.
 * @param titleOf what a page is called for people
 */
export function asCsv(
  listed: readonly (readonly [SharedAddress, Parameters])[],
  titleOf: (page: string) => string,
): string {
  const head = ['language', 'name', 'page', 'title', ...Object.values(columns), 'address'];
  const rows = listed.map(([{ language, page, address }, parameters]) => [
    language,
    englishName(language),
    page,
    titleOf(page),
    ...Object.keys(columns).map((name) => textOf(parameters, name)),
    withParameters(address, parameters),
  ]);
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
