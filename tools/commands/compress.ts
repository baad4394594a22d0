/**
 * `npm run compress`: puts a `.br` and a `.gz` beside every text of the export, for nginx and Apache.
 * The first argument names another folder than `out`.
 */
import { precompressTexts } from '../export/compression';
import { exportFolder } from '../export/stop';

const folder = exportFolder();
console.log(`Compressed ${await precompressTexts(folder)} files in ${folder}/`);
