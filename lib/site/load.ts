/** Reads the site for what runs outside Next.js: the build and its tools, and the end-to-end tests. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from './config';
import { configFile } from './config-files';
import { type Environment, readSettings } from './settings';
import type { Site } from './site';

/** @throws Error if the file is missing or is no module */
export async function loadConfig(environment: Environment): Promise<SiteConfig> {
  return (await import(pathToFileURL(resolve(configFile(environment))).href)).default;
}

/** @throws Error with one line for each setting that cannot be used */
export async function loadSite(environment: Environment): Promise<Site> {
  return { config: await loadConfig(environment), settings: readSettings(environment) };
}
