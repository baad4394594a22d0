import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pageAt } from '../paths';

/** Every file below a folder, as paths relative to it, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

/** The page that a file such as `de/terms/index.html` shows, or undefined if it is none. */
export function pageIn(file: string): Page | undefined {
  const folders = file.split('/');
  return folders.pop() === 'index.html' ? pageAt(folders) : undefined;
}
