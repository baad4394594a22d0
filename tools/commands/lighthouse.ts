/**
 * `npm run lighthouse`: measures the export by Lighthouse CI, as e2e/lighthouserc.json says.
 * Reports go to `.lighthouseci`. Further arguments go to `lhci autorun`:
 * `npm run lighthouse -- --collect.numberOfRuns=1`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from '../site/stop';
import { launchOptions } from '../testing/browser';

if (!existsSync('out/index.html')) stop('There is no export in out/. Run: npm run build');
const { executablePath, args } = launchOptions();
if (!executablePath) stop('No browser found: install Chromium, or set CHROMIUM_PATH to one.');

const options = [
  '--config=e2e/lighthouserc.json',
  `--collect.chromePath=${executablePath}`,
  `--collect.settings.chromeFlags=${['--headless=new', ...args].join(' ')}`,
  ...process.argv.slice(2),
];
const { status } = spawnSync('npx', ['lhci', 'autorun', ...options], { stdio: 'inherit' });
process.exitCode = status ?? 1;
