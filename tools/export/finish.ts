/** The finishing step: turns what Next.js exports into what hosts serve. */
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localeCodes } from '../../lib/locales';
import { memoize } from '../../lib/memoize';
import { fileOf, notFoundFileOf, pageInFile } from '../../lib/paths';
import { sha256 } from '../../lib/sha256';
import { fileUrl, settings } from '../../lib/site';
import { filesBelow } from './files';
import { finishPage } from './finish-page';
import { firstFonts, styleSheets } from './font-faces';
import { writeFontLicenses } from './font-licenses';
import { notFoundPage } from './not-found-page';
import { subsetFonts } from './subset-fonts';

/** @throws Error naming a page that is not as it has to be */
export async function finish(folder: string): Promise<void> {
  removeLeftovers(folder);
  const renamed = await subsetFonts(folder);
  const files = filesBelow(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const faces = styleSheets(files, read).flatMap((sheet) => sheet.faces);
  const integrityOf = memoize((address: string) =>
    sha256(read(address.slice(settings.BASE_PATH.length))),
  );
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = pageInFile(file);
    if (!page) throw new Error(`The export has a page that the registry does not know: ${file}`);
    const html = [...renamed].reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      read(file).toString('utf8'),
    );
    const fonts = firstFonts(page.locale, html, faces).map((font) => fileUrl(`/${font}`));
    const parts = { endpoint: settings.CONTACT_ENDPOINT, fonts, integrityOf };
    try {
      writeFileSync(join(folder, file), finishPage(html, parts));
    } catch (error) {
      throw new Error(`The exported page ${file} cannot be finished`, { cause: error });
    }
  }
  writeNotFoundPages(folder);
  writeFontLicenses(folder);
}

/**
 * Removes what only Next.js in the browser would ask for: its scripts, the pages as data, and its own page for unknown
 * addresses, which has no language.
 */
function removeLeftovers(folder: string): void {
  for (const name of ['404', '404.html', '_not-found']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  const needless = /^_next\/.*\.(js|json)$|(^|\/)(index|__next\.[^/]*)\.txt$/;
  for (const file of filesBelow(folder).filter((name) => needless.test(name))) {
    const path = join(folder, file);
    rmSync(path);
    if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
  }
}

/** Every unknown address shows the home page of its language, as another page. */
function writeNotFoundPages(folder: string): void {
  for (const locale of localeCodes) {
    const html = readFileSync(join(folder, fileOf({ locale, route: 'home' })), 'utf8');
    writeFileSync(join(folder, notFoundFileOf(locale)), notFoundPage(html));
  }
}
