/**
 * The site that a command works on: `site.config.ts`, and settings of the shell and of `.env`. If they cannot be used, the
 * command ends and says why.
 */
import nextEnv from '@next/env';
import { configFaults } from '../../lib/site/config-rules';
import { faultLine } from '../../lib/site/fault';
import { ConfigError, loadSources } from '../../lib/site/load';
import { checkSettings, type Settings } from '../../lib/site/settings';
import type { Site, SiteSources } from '../../lib/site/site';
import { cutValues } from './cut-values';
import { stop } from './stop';

/** Silences Next.js, which would print the files that it has read. */
const silent = { info: () => {}, error: console.error };

/** Reads `.env` as Next.js does: what the shell has set wins, also if it is empty. @returns where a variable comes from */
function readEnvironmentFiles(): (name: string) => string {
  const shell = { ...process.env };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, silent);
  const cut = loadedEnvFiles.flatMap(({ path, contents }) => cutValues(path, contents));
  if (cut.length > 0) stop('The settings cannot be used:', cut);
  return (name) => {
    if (!process.env[name]) return 'not set';
    if (shell[name] !== undefined) return 'from the shell';
    return `from ${loadedEnvFiles.find(({ env }) => name in env)?.path ?? 'the shell'}`;
  };
}

const sourceOf = readEnvironmentFiles();

/** The variables of the shell and of `.env`. */
export const environment = process.env;

/** The address of the home page, and where it was set: `https://www.my-surveys.sg/ (SITE_URL from .env)`. */
export function addressAndSource({ SITE_URL, BASE_PATH }: Settings): string {
  return `${SITE_URL}${BASE_PATH}/ (SITE_URL ${sourceOf('SITE_URL')})`;
}

/** The configuration, which may have faults, with its messages. Ends the command if it cannot be read. */
export async function uncheckedSources(): Promise<SiteSources> {
  return loadSources(environment).catch((error: unknown) => {
    if (error instanceof ConfigError) stop(error.message);
    throw error;
  });
}

/** The configuration with its messages. Ends the command if it cannot be used. */
export async function commandSources(): Promise<SiteSources> {
  const sources = await uncheckedSources();
  const faults = configFaults(sources.config);
  if (faults.length > 0) stop('The configuration cannot be used:', faults.map(faultLine));
  return sources;
}

/** The site. Ends the command if configuration or settings cannot be used. */
export async function commandSite(): Promise<Site> {
  const sources = await commandSources();
  const { settings, faults } = checkSettings(environment);
  if (faults.length > 0) stop('The settings cannot be used:', faults.map(faultLine));
  return { ...sources, settings: settings as Settings };
}
