/**
 * `npm run build`: checks, exports aside, finishes, verifies, and only then replaces the previous export.
 * The first argument names another folder than `out`.
 */
import { buildFaults } from './faults';
import { stop } from './stop';

const faults = buildFaults(process.env);
if (faults.length > 0) stop('Nothing was built:', faults);
// Only now, because it reads the settings when it is loaded, and stops at the first fault.
const { replaceExport } = await import('./replace-export');
replaceExport(process.argv[2] ?? 'out');
