/** Writes what hosts need beside the pages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../lib/site/site';
import { filesBelow } from '../export/files';
import { htaccess } from '../hosting/apache';
import { headersFile, redirectsFile } from '../hosting/netlify';
import { nginxFiles } from '../hosting/nginx';
import { securityHeaders } from '../hosting/rules';
import { contactAnswersFile } from './contact-answers';
import { sitePolicy } from './policy';

/**
 * Writes the files that some hosts read in the export itself, which do no harm on others, and those
 * for servers, which are configured elsewhere.
 * @param serverFolder a new folder for files for servers: `out-hosts`, beside the export
 */
export function writeHostFiles(exported: string, serverFolder: string, site: Site): void {
  const files = filesBelow(exported);
  const pages = files.filter((file) => file.endsWith('.html'));
  const policy = sitePolicy(pages.map((file) => readFileSync(join(exported, file), 'utf8')));
  const headers = securityHeaders(policy);
  const nginx = Object.entries(nginxFiles(site, headers));
  const texts = {
    [`${exported}/.htaccess`]: htaccess(site, headers),
    // Without this file GitHub Pages leaves out every file whose name starts with an underscore.
    [`${exported}/.nojekyll`]: '',
    [`${exported}/_headers`]: headersFile(site, files, headers),
    [`${exported}/_redirects`]: redirectsFile(site),
    [`${serverFolder}/contact-answers.json`]: contactAnswersFile(site),
    ...Object.fromEntries(nginx.map(([name, text]) => [`${serverFolder}/${name}`, text])),
  };
  mkdirSync(serverFolder, { recursive: true });
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text);
}
