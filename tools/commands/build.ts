/**
 * `npm run build`: checks, exports aside, finishes, verifies, and only then replaces the previous export.
 * The first argument names another folder than `out`.
 */
import { readSettings } from '../../lib/site/settings';
import { replaceExport } from '../finish/replace-export';
import { folderFault } from '../preflight/export-folder';
import { buildFaults, buildWarnings } from '../preflight/preflight';
import { addressAndSource, commandSources, environment } from '../site/command-site';
import { stop } from '../site/stop';

const [, , folder = 'out'] = process.argv;
const refused = folderFault(folder);
if (refused) stop(refused);
const sources = await commandSources();
const { config } = sources;
const faults = await buildFaults(config, environment);
if (faults.length > 0) stop('Nothing was built:', faults);
const settings = readSettings(environment);
console.log(`Building ${addressAndSource(settings)}`);
const warnings = buildWarnings(config, environment);
await replaceExport(folder, { ...sources, settings });
// Last: what Next.js says is long.
for (const warning of warnings) console.warn(warning);
