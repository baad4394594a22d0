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
  utm_campaign: 'campaign',
  utm_medium: 'medium',
  utm_source: 'source',
  v: 'version',
} as const;

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

/** As CSV (RFC 4180), after a mark by which spreadsheets know UTF-8. The parameters are added to the addresses. */
export function asCsv(addresses: readonly SharedAddress[], parameters: Parameters): string {
  const names = Object.keys(columns);
  const values = names.map((name) => parameters.get(name)?.trim() ?? '');
  const head = ['language', 'name', 'page', ...Object.values(columns), 'address'];
  const rows = addresses.map(({ language, page, address }) => [
    language,
    englishName(language),
    page,
    ...values,
    withParameters(address, parameters),
  ]);
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
