/**
 * `npm run build`: checks, exports aside, finishes, verifies, and only then replaces the previous export.
 * The first argument names another folder than `out`.
 */
import { loadConfig } from '../../lib/site/load';
import { readSettings } from '../../lib/site/settings';
import { buildFaults, buildWarnings } from '../export/faults';
import { replaceExport } from '../export/replace-export';
import { stop } from '../export/stop';

const config = await loadConfig(process.env);
const faults = buildFaults(config, process.env);
if (faults.length > 0) stop('Nothing was built:', faults);
for (const warning of buildWarnings(config, process.env)) console.warn(warning);
await replaceExport(process.argv[2] ?? 'out', { config, settings: readSettings(process.env) });
