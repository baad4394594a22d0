/** The files that hold addresses of the list, or codes of them. */
import { strToU8, zipSync } from 'fflate';
import { type Listed, valuesOf } from './campaign.client';
import { fileName } from './names.client';
import { qrCode } from './qr-code.client';
import { asCsv } from './tables.client';

/** The parameters in the order that a file's name has: what tells places apart is read first. */
const placeFirst = ['utm_content', 'utm_source', 'utm_medium', 'utm_campaign', 'v'];

/** The name of a file about some addresses: `orchard-poster-print-spring-2027-kaya-home-de.svg`. */
export function nameOfFile(
  site: string,
  listed: readonly Listed[],
  what: readonly string[],
  extension: string,
): string {
  const variants = listed.map(({ own }) => own);
  const values = placeFirst.flatMap((name) => inFew(valuesOf(name, variants)));
  const [page, ...pages] = new Set(listed.map((each) => each.page));
  const [language, ...languages] = new Set(listed.map((each) => each.language));
  const about = [
    pages.length > 0 ? 'all-pages' : page,
    languages.length > 0 ? `${languages.length + 1}-languages` : language,
  ];
  return fileName([...values, site, ...about, ...what], extension);
}

/** The name, or with a number at its end if there is such a file: names that differ may look alike in a file's name. */
function freeName(name: string, files: ReadonlyMap<string, string>): string {
  const [stem, extension] = name.split('.');
  let free = name;
  for (let number = 2; files.has(free); number += 1) free = `${stem}-${number}.${extension}`;
  return free;
}

/** Two names, or the first of more: `poster`, `and 6 more`. */
function inFew([first, ...more]: readonly string[]): string[] {
  if (!first) return [];
  return more.length > 1 ? [first, `and ${more.length} more`] : [first, ...more];
}

/**
 * @param site what it is called
 * @returns what has come of it, for the visitor
 */
export function downloadTable(
  listed: readonly Listed[],
  site: string,
  titleOf: (page: string) => string,
): string {
  const table = asCsv(listed, titleOf);
  const name = nameOfFile(site, listed, ['addresses'], 'csv');
  download(name, `data:text/csv;charset=utf-8,${encodeURIComponent(table)}`);
  return `Downloaded: ${counted(listed.length, 'address', 'addresses')}`;
}

/** How many codes are drawn before the page answers to anything else. */
const turn = 8;

/**
 * Every code of the list as an SVG, named as a single one is. An address too long for a code has none.
 * @param onProgress is told how many codes are done
 */
export async function codeFiles(
  listed: readonly Listed[],
  site: string,
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [index, each] of listed.entries()) {
    const code = qrCode(each.address);
    if (code) files.set(freeName(nameOfFile(site, [each], [], 'svg'), files), code.svg);
    if (index % turn !== 0) continue;
    onProgress(index);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return files;
}

/** The files in one. */
export function zipOf(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])));
}

/** @returns what has come of it, for the visitor */
export async function downloadCodes(
  listed: readonly Listed[],
  site: string,
  onProgress: (done: number) => void,
): Promise<string> {
  const files = await codeFiles(listed, site, onProgress);
  if (files.size === 0) return 'No address has a code: shorten what you typed';
  const data = new Blob([zipOf(files)], { type: 'application/zip' });
  const address = URL.createObjectURL(data);
  download(nameOfFile(site, listed, ['codes'], 'zip'), address);
  // Browsers begin to read it after the click. A minute is more than any takes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  const absent = listed.length - files.size;
  const done = `Downloaded: ${counted(files.size, 'code', 'codes')}`;
  return absent > 0 ? `${done}; without one, because it is too long: ${absent}` : done;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

export function download(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
