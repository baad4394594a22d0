/**
 * `npm run share`: the page to share the site with, in one file: addresses, QR codes, and what others will see.
 * The first argument names another folder than `out`, the second another file than `share.html` in `out-hosts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite } from '../../lib/site/load';
import { exportFolder } from '../export/stop';
import { sharePage } from '../share/share-page';
import { readExport } from '../verify/export';

const { config, settings } = await loadSite(process.env);
const folder = exportFolder();
const file = process.argv[3] ?? join(`${folder}-hosts`, 'share.html');
// Where the site is, its home page itself tells: this shell may have other settings than the build had.
const html = readFileSync(join(folder, 'index.html'), 'utf8');
const [, home = settings.SITE_URL] = /<link rel="canonical" href="(https?:[^"]+)"/.exec(html) ?? [];
const { origin: SITE_URL, pathname } = new URL(home);
const BASE_PATH = pathname.replace(/\/$/, '');
const exported = readExport(folder, { config, settings: { ...settings, SITE_URL, BASE_PATH } });
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, await sharePage(exported));
console.log(`Open ${file} in a browser`);
