/** Fills in the configurations beside this file, which are written as their servers read them. */

import { readFileSync } from 'node:fs';
import type { Site } from '../../lib/site/site';
import { notFoundPage } from './not-found';
import { caching, charset, hashedFolders, pathPattern, resourcePolicy, sharedFiles } from './rules';

/** A list becomes lines with the indentation of its place. */
type Values = Readonly<Record<string, string | readonly string[]>>;

/**
 * A template with its places, `{{name}}`, filled in.
 * @param values the values for this server, besides those for every server
 * @throws Error naming a place for which there is no value
 */
export function fillTemplate(template: string, site: Site, values: Values): string {
  const basePath = site.settings.BASE_PATH;
  const all: Values = {
    basePath,
    charset,
    ...caching,
    ...resourcePolicy,
    notFoundPage: notFoundPage(site),
    hashedFolders: pathPattern(basePath, hashedFolders),
    sharedFiles: pathPattern(basePath, sharedFiles),
    ...values,
  };
  const text = readFileSync(`tools/hosting/${template}`, 'utf8');
  return text.replace(/( *)\{\{(\w+)\}\}/g, (_, indent, name) => {
    if (!(name in all)) throw new Error(`${template} asks for {{${name}}}, which nobody fills in`);
    return [all[name]]
      .flat()
      .map((line) => line && indent + line)
      .join('\n');
  });
}
