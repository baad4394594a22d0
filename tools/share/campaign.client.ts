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

/** Between sources: commas and what is meant as such, also as Chinese and Japanese keyboards write them. */
export const comma = /[,;，、；]/;

/** The names that were typed for a parameter. Several sources are separated by commas. */
export function namesIn(parameter: string, parameters: Parameters): string[] {
  const typed = parameters.get(parameter) ?? '';
  const names = parameter === 'utm_source' ? typed.split(comma) : [typed];
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/** A source, and the medium that may stand behind its slash: `facebook/social`. More slashes are an address. */
export function sourceAndMedium(name: string): [source: string, medium?: string] {
  const [source, medium, ...more] = name.split('/').map((part) => part.trim());
  return source && medium && more.length === 0 ? [source, medium] : [name];
}

/** The parameters once for each source. The medium is the source's own, if it has one. */
export function perSource(parameters: Parameters): Parameters[] {
  const [first = '', ...more] = namesIn('utm_source', parameters);
  return [first, ...more].map((name) => {
    const [source, medium] = sourceAndMedium(name);
    const own = new Map([...parameters, ['utm_source', source]]);
    return medium ? own.set('utm_medium', medium) : own;
  });
}

/** What was typed, for people: `source: poster, medium: print`. */
export function summaryOf(parameters: Parameters): string {
  const names: Readonly<Record<string, string>> = columns;
  return filledIn(parameters)
    .map(([name, value]) => `${names[name]}: ${value}`)
    .join(', ');
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

/** The name of a file about some parameters: another one for others, also if they look alike in its letters. */
export function campaignFile(
  site: string,
  parameters: Parameters,
  about: readonly string[],
  extension: string,
): string {
  const filled = filledIn(parameters);
  const values = filled.map(([, value]) => value);
  const mark = filled.length > 0 ? markOf(String(new URLSearchParams(filled))) : '';
  return fileName([site, ...values, ...about, mark], extension);
}

/** A cell of CSV. A spreadsheet takes what begins like a formula for one, unless there is an apostrophe before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** As CSV (RFC 4180), after a mark by which spreadsheets know UTF-8. Each address gets its parameters. */
export function asCsv(listed: readonly (readonly [SharedAddress, Parameters])[]): string {
  const head = ['language', 'name', 'page', ...Object.values(columns), 'address'];
  const rows = listed.map(([{ language, page, address }, parameters]) => [
    language,
    englishName(language),
    page,
    ...Object.keys(columns).map((name) => parameters.get(name)?.trim() ?? ''),
    withParameters(address, parameters),
  ]);
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
