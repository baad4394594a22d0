/**
 * The site that Next.js renders, for pages and components. Everything else takes the site as an
 * argument.
 */
import config from '@/site.config';
import { messagesFolder } from '../site/config-files.mjs';
import { readSettings } from '../site/settings';
import type { Site } from '../site/site';

export const site: Site = {
  config,
  messagesFolder: messagesFolder(process.env),
  settings: readSettings(process.env),
};
