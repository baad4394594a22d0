/** The site that a command works on. If it cannot be used, the command ends and says why. */
import { configFaults } from '../../lib/site/config-rules';
import { ConfigError, loadSources } from '../../lib/site/load';
import { checkSettings, type Settings } from '../../lib/site/settings';
import type { Site, SiteSources } from '../../lib/site/site';
import type { CommandEnvironment } from './environment';
import { stop } from './stop';

/**
 * The address of the home page, and where it was set:
 * `https://www.my-surveys.sg/ (SITE_URL from .env)`.
 */
export function addressAndSource(
  { SITE_URL, BASE_PATH }: Settings,
  { sourceOf }: CommandEnvironment,
): string {
  return `${SITE_URL}${BASE_PATH}/ (SITE_URL ${sourceOf('SITE_URL')})`;
}

/**
 * The configuration, which may have faults, with its messages. Ends the command if it cannot be
 * read.
 */
export async function uncheckedSources({ variables }: CommandEnvironment): Promise<SiteSources> {
  return loadSources(variables).catch((error: unknown) => {
    if (error instanceof ConfigError) stop(error.message);
    throw error;
  });
}

/** The configuration with its messages. Ends the command if it cannot be used. */
export async function commandSources(environment: CommandEnvironment): Promise<SiteSources> {
  const sources = await uncheckedSources(environment);
  const faults = [...environment.faults, ...configFaults(sources.config)];
  if (faults.length > 0) stop('The configuration cannot be used:', faults.map(environment.lineOf));
  return sources;
}

/** The site. Ends the command if configuration or settings cannot be used. */
export async function commandSite(environment: CommandEnvironment): Promise<Site> {
  const sources = await commandSources(environment);
  const { settings, faults } = checkSettings(environment.variables);
  if (faults.length > 0) stop('The settings cannot be used:', faults.map(environment.lineOf));
  return { ...sources, settings: settings as Settings };
}
