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
  v: 'version',
} as const;

/** Between names: commas and what is meant as such, also as Chinese and Japanese keyboards write them. */
const comma = /[,;，、；]/;

/** Those that may have several names, each for addresses of its own. */
const several = ['utm_source', 'utm_content'];

/** The names that were typed for a parameter. Several are separated by commas. */
export function namesIn(parameter: string, parameters: Parameters): string[] {
  const typed = parameters.get(parameter) ?? '';
  const names = several.includes(parameter) ? listIn(typed) : [typed.trim()];
  return [...new Set(names)].filter(Boolean);
}

/** What stands between the commas of a text. */
export function listIn(text: string): string[] {
  const names = text.split(comma).map((name) => name.trim());
  return names.filter(Boolean);
}

/** A source, and the medium and the content that may stand behind its slashes: `mall/print/orchard`. */
export function sourceParts(name: string): [source: string, medium?: string, content?: string] {
  const [source, medium, ...places] = slashedParts(name);
  return source && medium ? [source, medium, places.join('-')] : [name];
}

/** What stands between the slashes of a source. More than three parts are several places, or one that is written so. */
export function slashedParts(name: string): string[] {
  const [source, medium = '', ...places] = name.split('/').map((part) => part.trim());
  return [source, medium, ...places.filter(Boolean)];
}

/** The parameters once for each source and each content. What stands behind the slashes of a source is its own. */
export function variantsOf(parameters: Parameters): Parameters[] {
  return oncePerName('utm_source', parameters).flatMap((perSource) => {
    const [source, medium, content] = sourceParts(perSource.get('utm_source') ?? '');
    const own = new Map([...perSource, ['utm_source', source]]);
    if (medium) own.set('utm_medium', medium);
    if (content) own.set('utm_content', content);
    return oncePerName('utm_content', own);
  });
}

function oncePerName(parameter: string, parameters: Parameters): Parameters[] {
  const [first = '', ...more] = namesIn(parameter, parameters);
  return [first, ...more].map((name) => new Map(parameters).set(parameter, name));
}

/** What tells one of the variants from the others, for people: `poster, print`. Empty if there are no others. */
export function variantName(own: Parameters, variants: readonly Parameters[]): string {
  const names = ['utm_source', 'utm_medium', 'utm_content'].filter((name) =>
    variants.some((other) => other.get(name) !== own.get(name)),
  );
  return names
    .map((name) => own.get(name)?.trim())
    .filter(Boolean)
    .join(', ');
}

/** What was typed, for people: `source: poster, medium: print`. */
export function summaryOf(parameters: Parameters): string {
  const names: Readonly<Record<string, string>> = columns;
  return filledIn(parameters)
    .map(([name, value]) => `${names[name]}: ${value}`)
    .join(', ');
}

/** What a bookmark is called: after the campaign, else the source, else as the page is. */
export function tabTitle(page: string, parameters: Parameters): string {
  const named = new Map(filledIn(parameters));
  const name = named.get('utm_campaign') ?? named.get('utm_source');
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
function fileParts(parameter: string, parameters: Parameters): string[] {
  const [first, ...more] = namesIn(parameter, parameters);
  return more.length > 1 ? [first, `and ${more.length} more`] : [first, ...more];
}

/** The name of a file about some parameters: another one for others, also if they look alike in its letters. */
export function campaignFile(
  site: string,
  parameters: Parameters,
  about: readonly string[],
  extension: string,
): string {
  const filled = filledIn(parameters);
  const values = filled.flatMap(([name]) => fileParts(name, parameters));
  const mark = filled.length > 0 ? markOf(String(new URLSearchParams(filled))) : '';
  return fileName([site, ...values, ...about, mark], extension);
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
    ...Object.keys(columns).map((name) => parameters.get(name)?.trim() ?? ''),
    withParameters(address, parameters),
  ]);
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
