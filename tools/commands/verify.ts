/**
 * `npm run verify`: what is wrong with the export, by file. Exits non-zero if anything is.
 * The first argument names another folder than `out`; the settings are those of its build.
 */
import { loadSite } from '../../lib/site/load';
import { exportFolder } from '../export/stop';
import { verify } from '../verify/verify';

const folder = exportFolder();
const startedAt = performance.now();
const { faults, pages } = verify(folder, await loadSite(process.env));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  faults.length === 0 ? `${folder}/ is in order: ${pages} pages, ${seconds} s` : faults.join('\n'),
);
process.exitCode = faults.length === 0 ? 0 : 1;
