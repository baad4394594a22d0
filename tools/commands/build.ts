/**
 * `npm run build`: checks, exports aside, finishes, verifies, and only then replaces the previous export.
 * The first argument names another folder than `out`.
 */
import { buildFaults } from '../export/faults';
import { stop } from '../export/stop';

const faults = buildFaults(process.env);
if (faults.length > 0) stop('Nothing was built:', faults);
// Only now, because it reads the settings when it is loaded, and stops at the first fault.
const { replaceExport } = await import('../export/replace-export');
await replaceExport(process.argv[2] ?? 'out');
