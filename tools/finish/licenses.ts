import { readFileSync } from 'node:fs';
import { licensesText } from '../export/licenses';

/**
 * What pages have of packages without their scripts: drawings of icons, and styles that reset a
 * browser's own.
 */
const inPages = ['lucide-react', 'tailwindcss'];

/** The packages whose fonts a stylesheet loads. */
function fontPackages(stylesheet = 'app/fonts.css'): string[] {
  const urls = readFileSync(stylesheet, 'utf8').matchAll(/url\("((?:@[^/]+\/)?[^/]+)\//g);
  return [...urls].map(([, name]) => name);
}

/** The text of `licenses.txt`: of the site's scripts, fonts, icons and styles. */
export function siteLicenses(): Promise<string> {
  return licensesText(
    ['app/client.ts', 'components/**/*.widget.tsx'],
    [...fontPackages(), ...inPages],
  );
}
