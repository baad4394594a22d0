import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { settingNames } from '../../../lib/settings';
import { filesBelow } from '../../../tools/export/files';
import { sourceFiles } from '../../../tools/testing/project-copy';
import type { Export } from '../exports';

/** Builds an export. @throws Error with what the build said, if that fails */
export async function buildExport({ project, folder, settings }: Export): Promise<void> {
  const command = ['--import', 'tsx', 'tools/commands/build.ts', folder];
  const options = { cwd: project, env: { ...process.env, ...settings } };
  await promisify(execFile)(process.execPath, command, options).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`);
  });
}

const filesIn = (folder: string) =>
  existsSync(folder) ? filesBelow(folder).map((file) => join(folder, file)) : [];

/** A hash of all that an export is made from, and of the export. */
function stateOf({ project = '', folder, settings }: Export): string {
  const state = createHash('sha256').update(process.version);
  const environment = { ...process.env, ...settings };
  for (const name of settingNames) state.update(`\n${name}=${environment[name] ?? ''}`);
  const files = [
    ...['node_modules/.package-lock.json', ...sourceFiles(), ...filesIn('e2e/setup/builds')],
    // The trial's new pages have its example of a screen.
    'CONTRIBUTING.md',
    ...[folder, `${folder}-hosts`].flatMap((name) => filesIn(join(project, name))),
  ];
  for (const file of files) state.update(`\n${file}\n`).update(readFileSync(file));
  return state.digest('hex');
}

const stamps = 'node_modules/.cache/exports';

/**
 * Builds an export, unless it is there and was built from these sources, settings and packages: none of them may have
 * changed since, and neither the export itself, as by another `npm run build`.
 */
export async function buildIfChanged(exported: Export, build = buildExport): Promise<void> {
  const name = join(exported.project ?? '', exported.folder);
  const stamp = join(stamps, name.replaceAll(/\W+/g, '-'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(exported)) {
    console.log(`${name}/ is up to date`);
    return;
  }
  console.log(`Building ${name}/`);
  await build(exported);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, stateOf(exported));
}
