import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { findBrowser } from '../testing/browser';

/** When and on what: a line that belongs to every figure. */
export function environment(): string {
  const command = findBrowser() ?? 'chromium';
  const said = execFileSync(command, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
  const browser = said.match(/^\D+[\d.]+/)?.[0];
  const date = new Date().toISOString().slice(0, 10);
  return `Measured ${date} on ${cpus().length} cores, Node.js ${process.versions.node}, ${browser}.`;
}
