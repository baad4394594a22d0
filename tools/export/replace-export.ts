import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bin } from 'next/package.json';
import { variableNames } from '../../lib/site/config-files';
import type { Site } from '../../lib/site/site';
import { verify } from '../verify/verify';
import { precompressTexts } from './compression';
import { finish } from './finish';
import { writeHostFiles } from './host-files';
import { stop } from './stop';

const { resolve } = createRequire(import.meta.url);
const next = join(dirname(resolve('next/package.json')), bin.next);

/** What was checked and no more: a name that is not set here, Next.js would look up in files of its own choice. */
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
  // What the bundler keeps from an earlier build can bring back the errors of files that have changed since.
  remove('.next/cache');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env: environmentFor(folder),
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Makes an export and its servers' files aside. Only if the export is without fault do they replace the previous ones. */
export async function replaceExport(destination: string, site: Site): Promise<void> {
  const folders = [destination, `${destination}-hosts`];
  const [staging, hosts] = folders.map((folder) => `.${folder}-staging`);
  for (const folder of [staging, hosts]) remove(folder);
  exportTo(staging);
  await finish(staging, site);
  writeHostFiles(staging, hosts, site);
  const { faults } = verify(staging, site);
  if (faults.length > 0) stop(`The export in ${staging}/ is faulty and replaces nothing:`, faults);
  // Here and by no command of its own: beside a text there is never the compressed file of an earlier one.
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
