import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pathOf } from '../lib/paths';
import { pageHtml } from './page-weight';

/** The HTML with every script and every request for one taken out. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}

/** The path of the page without its scripts, which is the limit for the page itself. */
export function pathWithoutScripts(page: Page): string {
  return `/without-scripts${pathOf(page)}`;
}

/** Writes the page without its scripts into the export. */
export function writeWithoutScripts(folder: string, page: Page): void {
  const path = join(folder, pathWithoutScripts(page));
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), withoutScripts(pageHtml(folder, page)));
}
