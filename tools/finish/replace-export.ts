import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bin } from 'next/package.json';
import { variableNames } from '../../lib/site/config-files';
import type { Site } from '../../lib/site/site';
import { stop } from '../site/stop';
import { verify } from '../verify/verify';
import { precompressTexts } from './compression';
import { finish } from './finish';
import { writeHostFiles } from './host-files';

const { resolve } = createRequire(import.meta.url);
const next = join(dirname(resolve('next/package.json')), bin.next);

/** The environment of `next build`. Absent settings are set empty: Next.js would look them up in `.env` files. */
function environmentFor(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...Object.fromEntries(variableNames.map((name) => [name, process.env[name] ?? ''])),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    EXPORT_DIR: folder,
  };
}

function exportTo(folder: string): void {
  // The bundler's cache can bring back errors of files that have changed since.
  remove('.next/cache');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env: environmentFor(folder),
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Makes an export and the files for servers in other folders. They replace the previous ones if no fault is found. */
export async function replaceExport(destination: string, site: Site): Promise<void> {
  const folders = [destination, `${destination}-hosts`];
  const [staging, hosts] = folders.map((folder) => `.${folder}-staging`);
  for (const folder of [staging, hosts]) remove(folder);
  exportTo(staging);
  await finish(staging, site);
  writeHostFiles(staging, hosts, site);
  const { faults } = verify(staging, site);
  if (faults.length > 0) stop(`The export in ${staging}/ is faulty and replaces nothing:`, faults);
  // Part of the build, so that a text never has the compressed file of an earlier build beside it.
  await precompressTexts(staging);
  for (const folder of folders) {
    remove(folder);
    renameSync(`.${folder}-staging`, folder);
  }
  console.log(`The export is whole: ${destination}/`);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
