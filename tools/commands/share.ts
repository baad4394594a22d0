/**
 * `npm run share`: what search engines and messengers will show of the export, as one page to open in a browser.
 * The first argument names another folder than `out`, the second another than `.out-share` to write to.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportFolder } from '../export/stop';
import { report } from '../share/report';
import { builtSite } from '../site/built-site';
import { commandSite } from '../site/command-site';
import { readExport } from '../verify/export';

const folder = exportFolder();
const site = builtSite(folder, await commandSite());
const target = process.argv[3] ?? '.out-share';
const file = join(target, 'index.html');
mkdirSync(target, { recursive: true });
writeFileSync(file, await report(readExport(folder, site)));
const { SITE_URL, BASE_PATH } = site.settings;
console.log(`Open ${file} in a browser: it is about ${SITE_URL}${BASE_PATH}/`);
