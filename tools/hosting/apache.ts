import type { Site } from '../../lib/site/site';
import { notFoundPages } from './not-found';
import { contentTypeOf, contentTypes, type Header, hostFileNames, textTypes } from './rules';
import { fillTemplate } from './template';

/**
 * The `.htaccess` in the root of the export. It needs `AllowOverride All`. If a module that it
 * names is missing, only what that module would add is left out.
 */
export function htaccess(site: Site, headers: readonly Header[]): string {
  return fillTemplate('apache.conf', site, {
    notFoundPages: notFoundPages(site).flatMap(({ pattern, page }) => [
      `<If "%{REQUEST_URI} =~ m#${pattern}#i">`,
      `    ErrorDocument 404 ${page}`,
      '</If>',
    ]),
    types: Object.keys(contentTypes).flatMap((extension) => [
      `<FilesMatch "\\.${extension}(\\.(br|gz))?$">`,
      `    ForceType "${contentTypeOf(`.${extension}`)}"`,
      '</FilesMatch>',
    ]),
    hostFiles: hostFileNames.join('|'),
    textTypes: Object.values(textTypes).join(' '),
    headers: headers.map(
      ([name, value]) => `Header always set ${name} "${value.replaceAll('%', '%%')}"`,
    ),
  });
}
