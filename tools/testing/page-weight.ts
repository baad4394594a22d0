/** What a first visit to a page loads before anybody touches it, counted from the files of the export. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSync } from 'esbuild';
import { fileOf, type Page } from '../../lib/address/paths';
import { memoize } from '../../lib/bundling/memoize';
import { brotliSize, gzipSize } from '../finish/compression';
import { isText } from '../hosting/rules';
import { firstScreenEnd, pageFiles } from './page-files';

/** The HTML of a page in the folder of an export. */
export function pageHtml(folder: string, page: Page): string {
  return readFileSync(join(folder, fileOf(page)), 'utf8');
}

/** The files at these addresses of the export, which must not have a base path. */
function filesAt(folder: string, addresses: readonly string[]): string[] {
  return addresses.map((address) => join(folder, decodeURI(address.split('?', 1)[0])));
}

/** Compressed once: most pages load the same files. */
const sizeOf = memoize((file: string) => {
  const content = readFileSync(file);
  const sent = isText(file) ? gzipSize(content) : content.length;
  return { sent, brotli: brotliSize(content) };
});

/** A script file and all that a browser loads with it: what it imports, but not what it imports on intent. */
const withStaticImports = memoize((file: string): string[] => {
  const { metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'nowhere',
  });
  const found = new Set([relative('', file)]);
  // A loop over a set also visits what is added to it meanwhile.
  for (const path of found) {
    for (const imported of metafile.inputs[path].imports)
      if (imported.kind === 'import-statement') found.add(imported.path);
  }
  return [...found];
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Bytes as sent, texts at gzip's highest level, fonts and photographs as they are; and the script files, those that the
 * page names and those that they import. Scripts within the HTML count as JavaScript and as HTML, but once in `all`.
 */
export function pageWeight(folder: string, html: string) {
  const found = pageFiles(html);
  const sent = (files: string[]) => sum(files.map((file) => sizeOf(file).sent));
  const scriptFiles = [...new Set(filesAt(folder, found.scripts).flatMap(withStaticImports))];
  const parts = {
    html: gzipSize(html),
    css: sent(filesAt(folder, found.stylesheets)),
    fonts: sent(filesAt(folder, found.preloadedFonts)),
    pictures: sent(filesAt(folder, found.pictures)),
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
  const sheets = filesAt(folder, pageFiles(html).stylesheets);
  const screen = brotliSize(html.slice(0, firstScreenEnd(html)));
  return screen + sum(sheets.map((file) => sizeOf(file).brotli));
}
