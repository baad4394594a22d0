/**
 * `npm run share`: one file with each address to copy, its QR code and its card. The first argument
 * names another folder than `out`, the second another file than `share.html` in `out-hosts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readExport } from '../export/read-export';
import { isPublic } from '../preflight/samples';
import { sharePage } from '../share/share-page';
import { builtSite } from '../site/built-site';
import { commandSite } from '../site/command-site';
import { readEnvironment } from '../site/environment';
import { exportFolder } from '../site/stop';

const folder = exportFolder();
const file = process.argv[3] ?? join(`${folder}-hosts`, 'share.html');
const site = builtSite(folder, await commandSite(readEnvironment()));
mkdirSync(dirname(file), { recursive: true });
const { SITE_URL, BASE_PATH } = site.settings;
const page = await sharePage({
  exported: readExport(folder, site),
  isPublic: isPublic(SITE_URL),
  day: new Date().toISOString().slice(0, 10),
});
writeFileSync(file, page);
console.log(`Open ${file} in a browser: it is about ${SITE_URL}${BASE_PATH}/`);
