/** Serves the site, and below a folder its baseline: the sample pages without scripts. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import sirv from 'sirv';
import type { Locale } from '../../lib/locales';
import { type Page, pathOf } from '../../lib/paths';
import { routes } from '../../lib/routes';
import { precompressTexts } from '../export/compression';
import { pageHtml } from '../testing/page-weight';
import { benchFolder, siteOrigin } from './project';
import { withoutScripts } from './without-scripts';

const languages: readonly Locale[] = ['en', 'de', 'ja'];

/** The pages that stand for all: every route, in three languages. */
export const samplePages: readonly Page[] = languages.flatMap((locale) =>
  routes.map((route) => ({ locale, route })),
);

/** Where the pages without scripts are. */
export const baselineOrigin = `${siteOrigin}/without-scripts`;

/** Made for this run. Nobody vouches for it: browsers have to be told to take it. */
function certificate(): { key: Buffer; cert: Buffer } {
  const [key, cert] = [`${benchFolder}/key.pem`, `${benchFolder}/certificate.pem`];
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost';
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...options.split(' '), ...files], { stdio: 'pipe' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Starts it, compressed and over HTTP/2, as hosts serve: over HTTP/1.1 the module would need a connection of its own. */
export async function startHost(folder: string): Promise<void> {
  for (const page of samplePages) {
    const baseline = `${folder}/without-scripts${pathOf(page)}`;
    mkdirSync(baseline, { recursive: true });
    writeFileSync(`${baseline}/index.html`, withoutScripts(pageHtml(folder, page)));
  }
  await precompressTexts(folder);
  const port = Number(new URL(siteOrigin).port);
  const files = sirv(folder, { brotli: true, gzip: true });
  const server = createSecureServer(certificate(), (request, response) =>
    // It takes what HTTP/2 and HTTP/1.1 have in common; its types know HTTP/1.1 alone.
    files(request as never, response as never),
  );
  await new Promise<void>((resolve) => server.listen(port, resolve));
}
