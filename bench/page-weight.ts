/** What a page of an export weighs, counted from its files alone: no browser, no network, no time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pathOf } from '../lib/paths';
import { compressedSize, type Size, totalSize } from './compressed-size';
import { dataFiles, pictures, preloadedFonts, scriptFiles, stylesheets } from './page-files';

export type FileWeight = { count: number; bytes: number };

export type PageWeight = {
  html: Size;
  css: Size;
  js: Size;
  data: Size;
  beforeFirstPaint: number;
  fonts: FileWeight;
  pictures: FileWeight;
};

/** The HTML of a page in the folder of an export. */
export function pageHtml(folder: string, page: Page): string {
  return readFileSync(join(folder, pathOf(page), 'index.html'), 'utf8');
}

/**
 * Where the content of a phone's first screen ends: after the hero's picture on the home page, which is the
 * one with high priority, and after the introduction below the heading everywhere else.
 * @throws Error if the page has neither.
 */
export function firstScreenEnd(html: string): number {
  const heading = html.indexOf('</h1>');
  const rest = html.slice(Math.max(heading, 0));
  const end = rest.match(/<img\b[^>]*fetchpriority="high"[^>]*>/i) ?? rest.match(/<\/p>/);
  if (heading < 0 || end?.index === undefined)
    throw new Error('The page has no heading with a picture or an introduction after it');
  return heading + end.index + end[0].length;
}

const sizes = new Map<string, Size>();

/** The size of the file at an address of the export, which must not have a base path. Compressed once. */
function fileSize(folder: string, address: string): Size {
  const path = join(folder, decodeURI(address.split('?', 1)[0]));
  const size = sizes.get(path) ?? compressedSize(readFileSync(path));
  sizes.set(path, size);
  return size;
}

function total(folder: string, addresses: readonly string[]): Size {
  return totalSize(addresses.map((address) => fileSize(folder, address)));
}

/** First-load JavaScript: the files that every visit fetches, without those fetched on intent. */
export function scriptWeight(folder: string, html: string): Size {
  return total(folder, scriptFiles(html));
}

/** Brotli bytes of the HTML to the end of its first screen, and of the stylesheets. */
export function bytesBeforeFirstPaint(
  folder: string,
  html: string,
  end = firstScreenEnd(html),
): number {
  return compressedSize(html.slice(0, end)).brotli + total(folder, stylesheets(html)).brotli;
}

/** Fonts are compressed in themselves: the bytes are those of their files. */
export function preloadedFontWeight(folder: string, html: string): FileWeight {
  const fonts = preloadedFonts(html);
  return { count: fonts.length, bytes: total(folder, fonts).plain };
}

/** Brotli bytes of all pictures of the page, also of those below the first screen. */
function pictureWeight(folder: string, html: string): FileWeight {
  const files = pictures(html);
  return { count: files.length, bytes: total(folder, files).brotli };
}

/** Everything at once; slow, because of the whole HTML at Brotli's highest level. */
export function pageWeight(folder: string, html: string): PageWeight {
  return {
    html: compressedSize(html),
    css: total(folder, stylesheets(html)),
    js: scriptWeight(folder, html),
    data: total(folder, dataFiles(html)),
    beforeFirstPaint: bytesBeforeFirstPaint(folder, html),
    fonts: preloadedFontWeight(folder, html),
    pictures: pictureWeight(folder, html),
  };
}
