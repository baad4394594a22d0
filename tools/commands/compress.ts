/**
 * `npm run compress`: puts a `.br` and a `.gz` beside every text of the export, for nginx and Apache.
 * The first argument names another folder than `out`.
 */
import { join } from 'node:path';
import { precompress } from '../export/compression';
import { filesBelow } from '../export/files';
import { exportFolder } from '../export/stop';
import { isText } from '../hosting/rules';

const folder = exportFolder();
const files = filesBelow(folder).filter(isText);
await Promise.all(files.map((file) => precompress(join(folder, file))));
console.log(`Compressed ${files.length} files in ${folder}/`);
