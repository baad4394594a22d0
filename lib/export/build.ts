/**
 * `npm run build`: checks, exports aside, finishes, verifies, and only then replaces the previous export.
 * The first argument names another folder than `out`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { messageFaults } from '../messages/check';
import { publishFaults } from '../sample-details';
import { readSettings, SettingsError } from '../settings';
import { verify } from '../verify/verify';
import { buildId } from './build-id';
import { finish } from './finish';
import { writeServerFiles } from './host-files';

const destination = process.argv[2] ?? 'out';
const staging = `.${destination}-staging`;
const previous = `.${destination}-previous`;

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** Everything that forbids this build, one line each. */
function faults(): string[] {
  const messages = messageFaults();
  try {
    const samples = publishFaults(readSettings(process.env)).map(
      (line) => `${line}: fill it in before publishing, or set ALLOW_SAMPLE_DETAILS=1`,
    );
    return [...samples, ...messages];
  } catch (error) {
    if (error instanceof SettingsError) return [...error.faults, ...messages];
    throw error;
  }
}

function exportAside(): void {
  rmSync(staging, { recursive: true, force: true });
  // What the bundler keeps from an earlier build can bring back the errors of files that have changed since.
  rmSync('.next/cache', { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env: { ...process.env, EXPORT_DIR: staging, BUILD_ID: buildId(), NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Two renames: whoever kills the build between them finds the previous export beside it. */
function replaceExport(): void {
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(destination)) renameSync(destination, previous);
  renameSync(staging, destination);
  rmSync(previous, { recursive: true, force: true });
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `  - ${line}`).join('\n');
}

const found = faults();
if (found.length > 0) {
  console.error(`Nothing was built:\n${list(found)}`);
  process.exit(1);
}
// A build that was killed between the two renames left the last whole export here.
if (!existsSync(destination) && existsSync(previous)) renameSync(previous, destination);
exportAside();
finish(staging);
const { faults: defects } = verify(staging, readSettings(process.env));
if (defects.length > 0) {
  console.error(`The export in ${staging}/ is faulty and replaces nothing:\n${list(defects)}`);
  process.exit(1);
}
replaceExport();
writeServerFiles(destination);
console.log(`The export is whole: ${destination}/`);
