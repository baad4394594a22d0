/** What a first visit to a page loads before anybody touches it, counted from the files of the export. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../lib/memoize';
import { fileOf, type Page } from '../../lib/paths';
import { brotliSize, gzipSize } from '../export/compression';
import { isText } from '../hosting/rules';
import { firstScreenEnd, pageFiles } from './page-files';
import { withStaticImports } from './static-imports';

/** Bytes as sent: texts at gzip's highest level, fonts and photographs as they are. */
export type PageWeight = {
  html: number;
  css: number;
  /** The files, and the scripts within the HTML: these are part of `html` as well. */
  javaScript: number;
  fonts: number;
  pictures: number;
  /** All that travels. */
  all: number;
  /** The script files: those that the page names, and those that they import. */
  scriptFiles: string[];
};

/** The HTML of a page in the folder of an export. */
export function pageHtml(folder: string, page: Page): string {
  return readFileSync(join(folder, fileOf(page)), 'utf8');
}

/** The file at an address of the export, which must not have a base path. */
function fileAt(folder: string, address: string): string {
  return join(folder, decodeURI(address.split('?', 1)[0]));
}

/** Compressed once: most pages load the same files. */
const sizeOf = memoize((file: string) => {
  const content = readFileSync(file);
  const sent = isText(file) ? gzipSize(content) : content.length;
  return { sent, brotli: brotliSize(content) };
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function pageWeight(folder: string, html: string): PageWeight {
  const found = pageFiles(html);
  const filesAt = (addresses: string[]) => addresses.map((address) => fileAt(folder, address));
  const sent = (files: string[]) => sum(files.map((file) => sizeOf(file).sent));
  const scriptFiles = [...new Set(filesAt(found.scripts).flatMap(withStaticImports))];
  const parts = {
    html: gzipSize(html),
    css: sent(filesAt(found.stylesheets)),
    fonts: sent(filesAt(found.preloadedFonts)),
    pictures: sent(filesAt(found.pictures)),
  };
  return {
    ...parts,
    javaScript: sent(scriptFiles) + sum(found.inlineScripts.map(gzipSize)),
    all: sent(scriptFiles) + sum(Object.values(parts)),
    scriptFiles,
  };
}

/** Brotli bytes that come before the first paint: the HTML of the first screen, and the stylesheets. */
export function firstFlight(folder: string, html: string): number {
  const sheets = pageFiles(html).stylesheets.map((address) => fileAt(folder, address));
  const screen = brotliSize(html.slice(0, firstScreenEnd(html)));
  return screen + sum(sheets.map((file) => sizeOf(file).brotli));
}
