/** The files that hold all addresses of the list. */
import { strToU8, zipSync } from 'fflate';
import { asCsv, campaignFile } from './campaign.client';
import type { Listed } from './list.client';
import { qrCode } from './qr-code.client';
import { download } from './row.client';

/**
 * @param site what the files' names begin with
 * @param titleOf what a page is called for people
 * @returns what has come of it, for the visitor
 */
export function downloadTable(
  listed: readonly Listed[],
  site: string,
  titleOf: (page: string) => string,
): string {
  const rows = listed.map((each) => [each, each.own] as const);
  const table = asCsv(rows, titleOf);
  const name = campaignFile(site, listed, ['addresses'], 'csv');
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
    if (code) files.set(campaignFile(site, [each], [], 'svg'), code.svg);
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
  download(campaignFile(site, listed, ['codes'], 'zip'), address);
  // Browsers begin to read it after the click. A minute is more than any takes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  const absent = listed.length - files.size;
  const done = `Downloaded: ${counted(files.size, 'code', 'codes')}`;
  return absent > 0 ? `${done}; without one, because it is too long: ${absent}` : done;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
