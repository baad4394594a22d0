/** Serves the site, and below a folder its baseline: the sample pages without scripts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'http-server';
import type { Locale } from '../../lib/locales';
import { type Page, pathOf } from '../../lib/paths';
import { routes } from '../../lib/routes';
import { precompressTexts } from '../export/compression';
import { pageHtml } from '../testing/page-weight';
import { siteOrigin } from './project';
import { withoutScripts } from './without-scripts';

const languages: readonly Locale[] = ['en', 'de', 'ja'];

/** The pages that stand for all: every route, in three languages. */
export const samplePages: readonly Page[] = languages.flatMap((locale) =>
  routes.map((route) => ({ locale, route })),
);

/** Where the pages without scripts are. */
export const baselineOrigin = `${siteOrigin}/without-scripts`;

export async function startHost(folder: string): Promise<void> {
  for (const page of samplePages) {
    const baseline = `${folder}/without-scripts${pathOf(page)}`;
    mkdirSync(baseline, { recursive: true });
    writeFileSync(`${baseline}/index.html`, withoutScripts(pageHtml(folder, page)));
  }
  await precompressTexts(folder);
  // Browsers take Brotli from `localhost`, as from `https`.
  const options = { root: folder, cache: -1, brotli: true, gzip: true };
  const port = Number(new URL(siteOrigin).port);
  await new Promise<void>((resolve) => createServer(options).listen(port, resolve));
}
