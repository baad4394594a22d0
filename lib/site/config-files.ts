/** Where the configuration and the messages of a site lie. `next.config.mjs` leads imports of both to the same files. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Environment, settingNames } from './settings';

/** Every variable that says what is built: the configuration's file, and all settings. */
export const variableNames: readonly string[] = ['SITE_CONFIG', ...settingNames];

/**
 * The configuration's file, as a path in the project: `site.config.ts`, unless SITE_CONFIG names another one, as the
 * end-to-end tests do.
 */
export function configFile(environment: Environment): string {
  return environment.SITE_CONFIG || 'site.config.ts';
}

/** The folder of the message files: `messages` beside the configuration, else that of the project. */
export function messagesFolder(environment: Environment): string {
  const own = join(dirname(configFile(environment)), 'messages');
  return existsSync(own) ? own : 'messages';
}
