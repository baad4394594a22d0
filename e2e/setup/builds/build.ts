import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '../../../lib/settings';
import { filesBelow } from '../../../tools/export/files';
import { sourceFiles } from '../../../tools/testing/project-copy';
import type { Export } from '../exports';

/** Builds an export, and ends this command if that fails. */
export function buildExport({ project, folder, settings }: Export): void {
  const command = ['--import', 'tsx', 'tools/commands/build.ts', folder];
  const { status } = spawnSync(process.execPath, command, {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) process.exit(status ?? 1);
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
export function buildIfChanged(exported: Export, build = () => buildExport(exported)): void {
  const name = join(exported.project ?? '', exported.folder);
  const stamp = join(stamps, name.replaceAll(/\W+/g, '-'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(exported)) {
    console.log(`${name}/ is up to date`);
    return;
  }
  console.log(`Building ${name}/`);
  build();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, stateOf(exported));
}
