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

/** Writes the page without its scripts into the export, and returns its address: the limit for the page itself. */
export function writeWithoutScripts(folder: string, page: Page): string {
  const path = `/without-scripts${pathOf(page)}`;
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'index.html'), withoutScripts(pageHtml(folder, page)));
  return path;
}
