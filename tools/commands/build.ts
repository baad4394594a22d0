/**
 * `npm run build`: checks, exports aside, finishes, verifies, and only then replaces the previous
 * export. The first argument names another folder than `out`.
 */
import { rmSync } from 'node:fs';
import { faultLine } from '../../lib/site/fault';
import { type Environment, readSettings, variableNames } from '../../lib/site/settings';
import { precompressTexts } from '../finish/compression';
import { finish } from '../finish/finish';
import { writeHostFiles } from '../finish/host-files';
import { rollBack, swapFolders } from '../finish/swap-folders';
import { removedTexts } from '../messages/outdated';
import { lockFault } from '../preflight/build-lock';
import { folderFault } from '../preflight/export-folder';
import { buildFaults, buildWarnings } from '../preflight/preflight';
import { addressAndSource, uncheckedSources } from '../site/command-site';
import { readEnvironment } from '../site/environment';
import { runNext } from '../site/next';
import { stop } from '../site/stop';
import { verify } from '../verify/verify';

const [, , folder = 'out'] = process.argv;
const places = [folder, `${folder}-hosts`];
const [staging, hosts] = places.map((place) => `.${place}-staging`);

const busy = lockFault();
if (busy) stop(busy);
try {
  const refused = folderFault(folder);
  if (refused) stop(refused);
  if (rollBack(places))
    console.warn(
      'An earlier build was killed while it replaced its export: it is as it was before.',
    );
  await build();
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  // A full disk, a folder that cannot be written: no fault of the program. A missing file is one.
  if (!['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV', 'EIO'].includes(code))
    throw error;
  removeStaging();
  stop(`Nothing was replaced: ${message}`);
}

async function build(): Promise<void> {
  const environment = readEnvironment();
  const { variables } = environment;
  const sources = await uncheckedSources(environment);
  // Before Next.js, whose error names none. No fault: a component may be gone with its text.
  for (const line of removedTexts(sources)) console.warn(line);
  const faults = [...environment.faults, ...buildFaults(sources, variables)];
  if (faults.length > 0) stop('Nothing was built:', faults.map(environment.lineOf));
  const site = { ...sources, settings: readSettings(variables) };
  console.log(`Building ${addressAndSource(site.settings, environment)}`);
  const warnings = buildWarnings(sources, variables);
  removeStaging();
  exportTo(staging, variables);
  await finish(staging, site);
  writeHostFiles(staging, hosts, site);
  // Part of the build, so that a text never has the compressed file of an earlier build beside it.
  const compressed = precompressTexts(staging);
  const { faults: exportFaults } = verify(staging, site);
  if (exportFaults.length > 0)
    stop(`The export in ${staging}/ is faulty and replaces nothing:`, exportFaults.map(faultLine));
  await compressed;
  warnings.push(...swapFolders({ [places[0]]: staging, [places[1]]: hosts }));
  console.log(`The export is whole: ${folder}/`);
  // Last: what Next.js says is long.
  for (const warning of warnings) console.warn(warning);
}

function removeStaging(): void {
  for (const name of [staging, hosts]) rmSync(name, { recursive: true, force: true });
}

/** Runs `next build`. */
function exportTo(target: string, variables: Environment): void {
  // The bundler's cache can bring back errors of files that have changed since.
  rmSync('.next/cache', { recursive: true, force: true });
  const status = runNext(['build'], {
    // Absent settings are set empty: Next.js would look them up in `.env` files.
    ...Object.fromEntries(variableNames.map((name) => [name, variables[name] ?? ''])),
    NODE_ENV: 'production',
    EXPORT_DIR: target,
  });
  if (status !== 0) stop('Nothing was replaced: Next.js could not build the site (see above).');
}
