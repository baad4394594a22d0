/**
 * The files that SITE_CONFIG leads to. Not in TypeScript, because Next.js and Jest load their
 * configurations as they are, and resolve imports of these files by the same functions.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The configuration's file, as a path in the project: that of SITE_CONFIG, which tests set, or
 * `site.config.ts`.
 * @param {Environment} environment
 */
export function configFile({ SITE_CONFIG }) {
  return SITE_CONFIG || 'site.config.ts';
}

/**
 * The folder of the message files: `messages` beside the configuration, or in the project.
 * @param {Environment} environment
 */
export function messagesFolder(environment) {
  const own = join(dirname(configFile(environment)), 'messages');
  return existsSync(own) ? own : 'messages';
}
