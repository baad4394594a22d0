/**
 * The files of a site's configuration and messages. `next.config.mjs` resolves imports of them
 * alike.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Environment, settingNames } from './settings';

/** All environment variables of a build: the configuration's file, and the settings. */
export const variableNames: readonly string[] = ['SITE_CONFIG', ...settingNames];

/**
 * The configuration's file, as a path in the project: that of SITE_CONFIG, which tests set, or
 * `site.config.ts`.
 */
export function configFile(environment: Environment): string {
  return environment.SITE_CONFIG || 'site.config.ts';
}

/** The folder of the message files: `messages` beside the configuration, or in the project. */
export function messagesFolder(environment: Environment): string {
  const own = join(dirname(configFile(environment)), 'messages');
  return existsSync(own) ? own : 'messages';
}
