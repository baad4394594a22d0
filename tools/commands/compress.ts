/**
 * `npm run compress`: puts a `.br` and a `.gz` beside every text of the export, for nginx and Apache.
 * The first argument names another folder than `out`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../export/files';
import { precompress } from '../export/precompress';
import { isText } from '../hosting/rules';

const folder = process.argv[2] ?? 'out';
if (!existsSync(join(folder, 'index.html'))) {
  console.error('There is no export yet. Run: npm run build');
  process.exit(1);
}
const files = filesBelow(folder).filter(isText);
await Promise.all(files.map((file) => precompress(join(folder, file))));
console.log(`Compressed ${files.length} files in ${folder}/`);
