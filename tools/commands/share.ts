/**
 * `npm run share`: what search engines and messengers will show of the export, as one page to open in a browser.
 * The first argument names another folder than `out`, the second another than `.out-share` to write to.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportFolder } from '../export/stop';
import { sharedPages } from '../share/pages';
import { report } from '../share/report';

const folder = exportFolder();
const target = process.argv[3] ?? '.out-share';
const file = join(target, 'index.html');
mkdirSync(target, { recursive: true });
writeFileSync(file, await report(sharedPages(folder)));
console.log(`Open ${file} in a browser`);
