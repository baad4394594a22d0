/** Writes what hosts need beside the pages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../lib/site';
import { htaccess } from '../hosting/apache';
import { cloudfrontPage } from '../hosting/cloudfront';
import { edgeFunction } from '../hosting/edge-functions';
import { headersFile, redirectsFile, routesFile } from '../hosting/netlify';
import { nginxConfig } from '../hosting/nginx';
import { securityHeaders } from '../hosting/rules';
import { contactAnswersFile } from './contact-answers';
import { filesBelow } from './files';
import { sitePolicy } from './policy';

/**
 * Writes the files that hosts read in the export itself, where a host that does not know them lets them lie, and those
 * for hosts that are configured elsewhere.
 * @param serverFolder a new folder for the latter: `out-hosts`, beside the export
 */
export async function writeHostFiles(exported: string, serverFolder: string): Promise<void> {
  const { SITE_URL, BASE_PATH } = settings;
  const place = { host: new URL(SITE_URL).hostname, basePath: BASE_PATH };
  const files = filesBelow(exported);
  const pages = files.filter((file) => file.endsWith('.html'));
  const policy = sitePolicy(pages.map((file) => readFileSync(join(exported, file), 'utf8')));
  const headers = securityHeaders(policy);
  const texts = {
    [`${exported}/.htaccess`]: htaccess(BASE_PATH, headers),
    // Else GitHub Pages leaves out every file whose name starts with an underscore.
    [`${exported}/.nojekyll`]: '',
    [`${exported}/_headers`]: headersFile(BASE_PATH, files, headers),
    [`${exported}/_redirects`]: redirectsFile(BASE_PATH),
    [`${exported}/_routes.json`]: routesFile(BASE_PATH, files),
    [`${exported}/_worker.js`]: edgeFunction('cloudflare', BASE_PATH),
    [`${serverFolder}/nginx.conf`]: nginxConfig(place, headers),
    [`${serverFolder}/cloudfront.md`]: cloudfrontPage(place, files, headers),
    [`${serverFolder}/cloudfront.js`]: edgeFunction('cloudfront', BASE_PATH),
    [`${serverFolder}/contact-answers.json`]: await contactAnswersFile(),
    [`${serverFolder}/netlify/language.js`]: edgeFunction('netlify', BASE_PATH, files),
  };
  mkdirSync(`${serverFolder}/netlify`, { recursive: true });
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text);
}
