/** Reads the settings of a command: what the shell has set, and what `.env` files add. */
import nextEnv from '@next/env';
import { type Fault, faultLine } from '../../lib/site/fault';
import type { Environment } from '../../lib/site/settings';
import { misspelledSettings } from './misspelled-settings';
import { truncatedValues } from './truncated-values';

export type CommandEnvironment = {
  /** The settings, also those that a file would lose the end of, so that they are checked whole. */
  variables: Environment;
  /** What is wrong in the files. */
  faults: Fault[];
  /** Where a variable was set: `from .env`. */
  sourceOf: (name: string) => string;
  /** A fault as a line, which names the file that a setting stands in. */
  lineOf: (fault: Fault) => string;
};

/** Silences Next.js, which would print the files that it has read. */
const silent = { info: () => {}, error: console.error };

/**
 * Reads the `.env` files of a mode as Next.js does: what the shell has set wins, also if it is
 * empty. `process.env` stays as the shell has set it, because Next.js would not read the files once
 * more.
 * @param mode `.env.development` is read for the one, `.env.production` for the other
 */
export function readEnvironment(
  mode: 'production' | 'development' = 'production',
): CommandEnvironment {
  const shell = { ...process.env };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), mode === 'development', silent);
  const variables = { ...process.env };
  nextEnv.resetEnv();
  const fileOf = (name: string) =>
    shell[name] === undefined ? loadedEnvFiles.find(({ env }) => name in env)?.path : undefined;
  const truncated = loadedEnvFiles.flatMap(({ path, contents }) =>
    truncatedValues(path, contents).filter(({ name }) => fileOf(name) === path),
  );
  for (const { name, whole } of truncated) variables[name] = whole;
  const sourceOf = (name: string) =>
    variables[name] ? `from ${fileOf(name) ?? 'the shell'}` : 'not set';
  const lineOf = (fault: Fault) =>
    faultLine({ ...fault, place: [fileOf(fault.place) ?? [], fault.place].flat().join(': ') });
  const misspelled = loadedEnvFiles.flatMap(({ env }) => misspelledSettings(Object.keys(env)));
  const faults = [...truncated.flatMap((value) => value.faults), ...misspelled];
  return { variables, faults, sourceOf, lineOf };
}
