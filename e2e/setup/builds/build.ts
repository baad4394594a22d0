import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { variableNames } from '../../../lib/site/settings';
import { filesOf } from '../../../tools/export/files';
import { sourceFiles } from '../../../tools/testing/project-copy';
import type { Export } from '../exports';

/** Builds an export. @throws Error with what the build said, if that fails */
async function buildExport({ folder, environment }: Export): Promise<void> {
  const command = ['--import', 'tsx', 'tools/commands/build.ts', folder];
  const options = { env: { ...process.env, ...environment } };
  await promisify(execFile)(process.execPath, command, options).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`);
  });
}

/** A hash of everything that an export is made from, and of the export itself. */
function stateOf({ folder, environment }: Export): string {
  const state = createHash('sha256').update(process.version);
  for (const name of variableNames) state.update(`\n${name}=${environment[name] ?? ''}`);
  const parts = [
    'node_modules/.package-lock.json',
    'e2e/sites',
    'e2e/setup/builds',
    ...[folder, `${folder}-hosts`].filter((name) => existsSync(name)),
  ];
  for (const file of [...sourceFiles(), ...filesOf(parts)])
    state.update(`\n${file}\n`).update(readFileSync(file));
  return state.digest('hex');
}

/** A file for each export, with the state in which it was built. */
const states = 'node_modules/.cache/exports';

/**
 * Builds an export, unless neither its sources, settings and packages nor the export itself have
 * changed since it was built.
 */
export async function buildIfChanged(exported: Export): Promise<void> {
  const { folder } = exported;
  const state = `${states}/${folder}`;
  if (existsSync(state) && readFileSync(state, 'utf8') === stateOf(exported)) {
    console.log(`${folder}/ is up to date`);
    return;
  }
  console.log(`Building ${folder}/`);
  await buildExport(exported);
  mkdirSync(states, { recursive: true });
  writeFileSync(state, stateOf(exported));
}
