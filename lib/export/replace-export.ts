import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { settingNames } from '../settings';
import { settings } from '../site';
import { verify } from '../verify/verify';
import { finish } from './finish';
import { writeServerFiles } from './host-files';
import { stop } from './stop';
import { recover, stagingOf, swap } from './swap';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** What was checked and no more: a name that is not set here, Next.js would look up in a `.env` file. */
function environmentFor(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...Object.fromEntries(settingNames.map((name) => [name, process.env[name] ?? ''])),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    EXPORT_DIR: folder,
  };
}

function exportTo(folder: string): void {
  // What the bundler keeps from an earlier build can bring back the errors of files that have changed since.
  rmSync('.next/cache', { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env: environmentFor(folder),
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Makes an export and its servers' files aside. Only if the export is without fault do they replace the previous ones. */
export function replaceExport(destination: string): void {
  const hosts = `${destination}-hosts`;
  for (const folder of [destination, hosts]) recover(folder);
  const staging = stagingOf(destination);
  exportTo(staging);
  finish(staging);
  const { faults } = verify(staging, settings);
  if (faults.length > 0) stop(`The export in ${staging}/ is faulty and replaces nothing:`, faults);
  writeServerFiles(staging, stagingOf(hosts));
  for (const folder of [hosts, destination]) swap(folder);
  console.log(`The export is whole: ${destination}/`);
}
