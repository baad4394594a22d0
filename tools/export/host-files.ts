/** Writes what hosts need beside the pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../lib/settings';
import { htaccess } from '../hosting/apache';
import { cloudfrontPage } from '../hosting/cloudfront';
import { headersFile, redirectsFile } from '../hosting/netlify';
import { nginxConfig } from '../hosting/nginx';
import { filesBelow } from './files';

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** The files that hosts read in the export itself. A host that does not know them lets them lie. */
export function writeHostFiles(folder: string): void {
  const { BASE_PATH } = readSettings(process.env);
  write(folder, {
    '.htaccess': htaccess(BASE_PATH),
    // Else GitHub Pages leaves out every file whose name starts with an underscore.
    '.nojekyll': '',
    _headers: headersFile(BASE_PATH, filesBelow(folder)),
    _redirects: redirectsFile(BASE_PATH),
  });
}

/** The files for hosts that are configured elsewhere, in a new folder: `out-hosts`, beside the export. */
export function writeServerFiles(exported: string, folder: string): void {
  const { SITE_URL, BASE_PATH } = readSettings(process.env);
  const place = { host: new URL(SITE_URL).hostname, basePath: BASE_PATH };
  mkdirSync(folder);
  write(folder, {
    'nginx.conf': nginxConfig(place),
    'cloudfront.md': cloudfrontPage(place, filesBelow(exported)),
  });
}
