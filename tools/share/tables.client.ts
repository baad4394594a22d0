/** The addresses of the list as text for a spreadsheet. */
import { columns, type Listed, variantNames } from './campaign.client';
import { englishName } from './names.client';

/** A cell of CSV. A spreadsheet takes what begins like a formula for one, unless there is an apostrophe before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * As CSV (RFC 4180), after a mark by which spreadsheets know UTF-8.
 * @param titleOf what a page is called for people
 */
export function asCsv(listed: readonly Listed[], titleOf: (page: string) => string): string {
  const head = ['language', 'code', 'page', ...Object.values(columns), 'address'];
  const rows = listed.map(({ language, page, address, own }) => [
    englishName(language),
    language,
    titleOf(page),
    ...Object.keys(columns).map((name) => own.get(name) ?? ''),
    address,
  ]);
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * Lines to paste: of each address its language, what tells it from the others, and itself. One alone needs no words.
 * @param titleOf what a page is called for people, where there are several
 */
export function asLines(listed: readonly Listed[], titleOf?: (page: string) => string): string {
  if (listed.length === 1) return listed[0].address;
  const names = variantNames(listed.map(({ own }) => own));
  const hasNames = [...names.values()].some(Boolean);
  const lines = listed.map(({ language, page, own, address }) => {
    const title = titleOf ? [titleOf(page)] : [];
    const name = hasNames ? [names.get(own)] : [];
    return [englishName(language), ...title, ...name, address].join('\t');
  });
  return lines.join('\n');
}
