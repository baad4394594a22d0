/**
 * For styles of a list of the languages in two columns: how many rows it has. Tailwind loads it as
 * a plugin.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import plugin from 'tailwindcss/plugin';
import type { SiteConfig } from '../site/config';
import { configFile } from '../site/config-files';

const module = await import(pathToFileURL(resolve(configFile(process.env))).href);
const { languages }: SiteConfig = module.default;

export default plugin(({ addBase }) => {
  addBase({ ':root': { '--language-rows': String(Math.ceil(languages.length / 2)) } });
});
