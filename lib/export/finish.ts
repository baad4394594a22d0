/** The finishing step: turns what Next.js exports into what hosts serve. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '../locales';
import { type Page, pathOf } from '../paths';
import { settings } from '../site';
import { alternateTags } from './alternate-tags';
import { filesBelow, pageIn } from './files';
import { finishHead } from './head';
import { writeHostFiles } from './host-files';
import { headScript, startScript } from './inline-scripts';
import { addPolicy, sha256 } from './policy';
import { dataFolder, deferScripts } from './scripts';

export function finish(folder: string): void {
  removeLeftovers(folder);
  const files = filesBelow(folder);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const decision = headScript(settings.BASE_PATH);
  const start = startScript();
  const { integrityOf, store } = assetsIn(folder);
  mkdirSync(join(folder, dataFolder), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const moreTags = alternateTags(pageOf(file));
    const html = readFileSync(path, 'utf8');
    const head = finishHead(html, { decision, moreTags, fonts, integrityOf });
    const page = deferScripts(head, start, store, integrityOf);
    writeFileSync(path, addPolicy(page, settings.CONTACT_ENDPOINT));
  }
  writeNotFoundPages(folder);
  writeHostFiles(folder);
}

/** @throws Error if the file shows no page. */
function pageOf(file: string): Page {
  const page = pageIn(file);
  if (!page) throw new Error(`The export has a page that the registry does not know: ${file}`);
  return page;
}

/** The export's files by their addresses on the site, with their hashes. */
function assetsIn(folder: string) {
  const known = new Map<string, string>();
  const fileAt = (address: string) => join(folder, address.slice(settings.BASE_PATH.length));
  return {
    /** Each file is read once. */
    integrityOf(address: string): string {
      const hash = known.get(address) ?? sha256(readFileSync(fileAt(address)));
      known.set(address, hash);
      return hash;
    },
    /** Writes a page's data below what hosts cache for ever, under a name that changes with them. */
    store(script: string): string {
      const hash = sha256(script);
      const name = Buffer.from(hash.slice('sha256-'.length), 'base64').toString('hex').slice(0, 16);
      const address = `${settings.BASE_PATH}/${dataFolder}/${name}.js`;
      writeFileSync(fileAt(address), script);
      known.set(address, hash);
      return address;
    },
  };
}

/** Next.js's own page for unknown addresses, which has no language. */
function removeLeftovers(folder: string): void {
  for (const name of ['404', '404.html', '_not-found']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Every unknown address shows the home page of its language (decisions, D6), which nobody should index. */
function writeNotFoundPages(folder: string): void {
  for (const locale of localeCodes) {
    const home = join(folder, pathOf({ locale, route: 'home' }));
    const html = readFileSync(join(home, 'index.html'), 'utf8');
    const hidden = html.replace('<head>', '<head><meta name="robots" content="noindex"/>');
    writeFileSync(join(home, '404.html'), hidden);
  }
}
