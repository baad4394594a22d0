/** Reads the settings of a command: what the shell has set, and what `.env` files add. */
import nextEnv from '@next/env';
import type { Environment } from '../../lib/site/settings';
import { stop } from './stop';
import { truncatedValues } from './truncated-values';

export type CommandEnvironment = {
  variables: Environment;
  /** Where a variable was set: `from .env`. */
  sourceOf: (name: string) => string;
};

/** Silences Next.js, which would print the files that it has read. */
const silent = { info: () => {}, error: console.error };

/**
 * Reads the `.env` files of a mode as Next.js does: what the shell has set wins, also if it is
 * empty. `process.env` stays as the shell has set it, because Next.js would not read the files once
 * more. Ends the command if a value would be cut.
 * @param mode `.env.development` is read for the one, `.env.production` for the other
 */
export function readEnvironment(
  mode: 'production' | 'development' = 'production',
): CommandEnvironment {
  const shell = { ...process.env };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), mode === 'development', silent);
  const variables = { ...process.env };
  nextEnv.resetEnv();
  const truncated = loadedEnvFiles.flatMap(({ path, contents }) => truncatedValues(path, contents));
  if (truncated.length > 0) stop('The settings cannot be used:', truncated);
  const sourceOf = (name: string) => {
    if (!variables[name]) return 'not set';
    if (shell[name] !== undefined) return 'from the shell';
    return `from ${loadedEnvFiles.find(({ env }) => name in env)?.path ?? 'the shell'}`;
  };
  return { variables, sourceOf };
}
