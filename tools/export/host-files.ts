/** Writes what hosts need beside the pages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../lib/site';
import { htaccess } from '../hosting/apache';
import { cloudfrontPage } from '../hosting/cloudfront';
import { edgeFunction } from '../hosting/edge-functions';
import { headersFile, redirectsFile, routesFile } from '../hosting/netlify';
import { nginxConfig } from '../hosting/nginx';
import { type Header, securityHeaders } from '../hosting/rules';
import { filesBelow } from './files';
import { sitePolicy } from './policy';

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function headersFor(folder: string, files: readonly string[]): Header[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  return securityHeaders(sitePolicy(pages.map((file) => readFileSync(join(folder, file), 'utf8'))));
}

/**
 * Writes the files that hosts read in the export itself, where a host that does not know them lets them lie, and those
 * for hosts that are configured elsewhere.
 * @param serverFolder a new folder for the latter: `out-hosts`, beside the export
 */
export function writeHostFiles(exported: string, serverFolder: string): void {
  const { SITE_URL, BASE_PATH } = settings;
  const place = { host: new URL(SITE_URL).hostname, basePath: BASE_PATH };
  const files = filesBelow(exported);
  const headers = headersFor(exported, files);
  write(exported, {
    '.htaccess': htaccess(BASE_PATH, headers),
    // Else GitHub Pages leaves out every file whose name starts with an underscore.
    '.nojekyll': '',
    _headers: headersFile(BASE_PATH, files, headers),
    _redirects: redirectsFile(BASE_PATH),
    '_routes.json': routesFile(BASE_PATH, files),
    '_worker.js': edgeFunction('cloudflare', BASE_PATH),
  });
  mkdirSync(join(serverFolder, 'netlify'), { recursive: true });
  write(serverFolder, {
    'nginx.conf': nginxConfig(place, headers),
    'cloudfront.md': cloudfrontPage(place, files, headers),
    'cloudfront.js': edgeFunction('cloudfront', BASE_PATH),
    'netlify/language.js': edgeFunction('netlify', BASE_PATH, files),
  });
}
