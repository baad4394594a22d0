/** Reads the configuration for commands and tests, which run outside Next.js. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from './config';
import { configFile, messagesFolder } from './config-files.mjs';
import type { Environment } from './settings';
import type { SiteSources } from './site';

/**
 * A configuration that cannot be read: `site.config.ts:30:19: Expected "}" but found "'nb-NO'"`.
 */
export class ConfigError extends Error {}

/**
 * An error in the configuration, with its line and column. Of a syntax error, esbuild puts them
 * before the message; of any other, such as an undefined name, they are in the stack.
 */
function describeError(file: string, error: unknown): string {
  const { message, stack } =
    error instanceof Error ? error : { message: String(error), stack: undefined };
  const [, syntaxPlace, syntax] = /(:\d+:\d+): ERROR: (.*)/.exec(message) ?? [];
  if (syntax) return `${file}${syntaxPlace}: ${syntax}`;
  const at = stack?.indexOf(`${file}:`) ?? -1;
  const [place = ''] = /^:\d+:\d+/.exec(stack?.slice(at + file.length) ?? '') ?? [];
  return `${file}${at < 0 ? '' : place}: ${message}`;
}

async function loadConfig(environment: Environment): Promise<SiteConfig> {
  const file = configFile(environment);
  if (!existsSync(file)) throw new ConfigError(`${file} is missing`);
  const module = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new ConfigError(describeError(file, error), { cause: error });
  });
  if (!module.default)
    throw new ConfigError(
      `${file} exports no configuration. It has to say: export default { … } as const satisfies SiteConfig`,
    );
  return module.default;
}

/**
 * The configuration, unchecked, and the folder of its messages.
 * @throws ConfigError if the file is missing, cannot be run, or exports no configuration
 */
export async function loadSources(environment: Environment): Promise<SiteSources> {
  return { config: await loadConfig(environment), messagesFolder: messagesFolder(environment) };
}
