/** The finishing step: turns what Next.js exports into what hosts serve. */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileUrl } from '../../lib/address/links';
import { fileOf, notFoundFileOf, pageInFile } from '../../lib/address/paths';
import { sha256 } from '../../lib/bundling/integrity';
import { memoize } from '../../lib/bundling/memoize';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import type { Site } from '../../lib/site/site';
import { filesBelow } from '../export/files';
import { firstFonts, styleSheets } from '../export/font-faces';
import { finishPage } from './finish-page';
import { siteLicenses } from './licenses';
import { toNotFoundPage } from './not-found-page';
import { expiryFrom, securityText } from './security-text';
import { subsetFonts } from './subset-fonts';

/** @throws Error naming a page that is not as it has to be */
export async function finish(folder: string, site: Site): Promise<void> {
  removeLeftovers(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const renamed = await subsetFonts(folder);
  const files = filesBelow(folder);
  const faces = styleSheets(files, read).flatMap((sheet) => sheet.faces);
  const integrityOf = memoize((address: string) =>
    sha256(read(address.slice(site.settings.BASE_PATH.length))),
  );
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = pageInFile(site, file);
    if (!page) throw new Error(`The export has a page that the registry does not know: ${file}`);
    const html = [...renamed].reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      read(file).toString('utf8'),
    );
    const fonts = firstFonts(page.locale, html, faces).map((font) => fileUrl(site, `/${font}`));
    const parts = { endpoint: site.settings.CONTACT_ENDPOINT, fonts, integrityOf };
    try {
      writeFileSync(join(folder, file), finishPage(html, parts));
    } catch (error) {
      throw new Error(`The exported page ${file} cannot be finished`, { cause: error });
    }
  }
  writeNotFoundPages(folder, site);
  writeFileSync(join(folder, 'licenses.txt'), await siteLicenses());
  writeSecurityText(folder, site);
}

/**
 * Removes what only Next.js in the browser would ask for: its scripts, the pages as data, and its
 * own page for unknown addresses, which has no language. And what macOS leaves in `public`.
 */
function removeLeftovers(folder: string): void {
  for (const name of ['404', '404.html', '_not-found']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  const needless = /^_next\/.*\.(js|json)$|(^|\/)((index|__next\.[^/]*)\.txt|\.DS_Store)$/;
  for (const file of filesBelow(folder).filter((name) => needless.test(name))) {
    const path = join(folder, file);
    rmSync(path);
    if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
  }
}

/** Writes a 404 page for each language, made from its home page. */
function writeNotFoundPages(folder: string, site: Site): void {
  for (const locale of localesOf(site)) {
    const html = readFileSync(join(folder, fileOf({ locale, route: 'home' })), 'utf8');
    writeFileSync(join(folder, notFoundFileOf(locale)), toNotFoundPage(html));
  }
}

/**
 * Writes `security.txt`, if a contact is configured. It is read only at a host's root: below a base
 * path, it has to be copied there.
 */
export function writeSecurityText(folder: string, { settings }: Site): void {
  const { SECURITY_CONTACT, SITE_URL, SOURCE_DATE_EPOCH = new Date() } = settings;
  if (!SECURITY_CONTACT) return;
  const file = '.well-known/security.txt';
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  const text = securityText({
    contact: SECURITY_CONTACT,
    expires: expiryFrom(SOURCE_DATE_EPOCH),
    canonical: `${SITE_URL}/${file}`,
    languages: [defaultLocale],
  });
  writeFileSync(join(folder, file), text);
}
