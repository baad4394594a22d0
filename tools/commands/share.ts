/**
 * `npm run share`: what search engines and messengers will show of the export, as one page to open in a browser.
 * The first argument names another folder than `out`, the second another than `.out-share` to write to.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../lib/site/load';
import { exportFolder } from '../export/stop';
import { report } from '../share/report';
import { readExport } from '../verify/export';

const { config, settings } = await loadSite(process.env);
const folder = exportFolder();
const target = process.argv[3] ?? '.out-share';
// Where the site is, its home page itself tells: this shell may have other settings than the build had.
const html = readFileSync(join(folder, 'index.html'), 'utf8');
const [, home = settings.SITE_URL] = /<link rel="canonical" href="(https?:[^"]+)"/.exec(html) ?? [];
const { origin: SITE_URL, pathname } = new URL(home);
const BASE_PATH = pathname.replace(/\/$/, '');
const file = join(target, 'index.html');
mkdirSync(target, { recursive: true });
writeFileSync(
  file,
  await report(readExport(folder, { config, settings: { ...settings, SITE_URL, BASE_PATH } })),
);
console.log(`Open ${file} in a browser`);
