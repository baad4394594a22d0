import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Puts the licence of each font's package beside the site: no copy may go without (OFL 1.1, condition 2). */
export function writeFontLicenses(folder: string): void {
  const urls = readFileSync('app/fonts.css', 'utf8').matchAll(/url\("(@[^/]+\/[^/]+)\//g);
  mkdirSync(join(folder, 'fonts'));
  for (const name of new Set([...urls].map(([, found]) => found)))
    copyFileSync(
      resolve(`${name}/LICENSE`),
      join(folder, 'fonts', `${basename(name)}-license.txt`),
    );
}
