/**
 * The export on real servers, with what the build makes for them (lib/hosting), and on one that gets nothing.
 * All other tests run on http-server, which gets nothing either.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../tools/export/files';
import { precompress } from '../../tools/export/precompress';
import {
  binaryTypes,
  cachingOf,
  contentTypeOf,
  isText,
  securityHeaders,
  textTypes,
} from '../../tools/hosting/rules';
import { messagesOf } from '../setup/messages';
import { missing, type Server, servers } from '../setup/servers';
import { plain, type Site, under } from '../setup/sites';
import { start } from '../setup/start-server';
import { expect, test } from '../setup/test';

/** One file of each kind, with characters that a server might misread. */
const kinds = Object.keys({ ...textTypes, ...binaryTypes }).map(
  (extension) => `samples/a.$b.!c.${extension}`,
);

/** What is asked of each server: real files of the export, and the samples. */
function checked(site: Site): string[] {
  const files = filesBelow(site.folder);
  const hashed = ['js', 'css', 'woff2'].map((extension) => {
    const found = files.find(
      (file) => cachingOf(file).includes('immutable') && file.endsWith(extension),
    );
    return found ?? `no ${extension}`;
  });
  return ['index.html', 'de/index.html', 'pictures/feature.svg', ...hashed, ...kinds];
}

/** The length of each precompressed file, by name and encoding: an answer of another length was compressed anew. */
type Lengths = ReadonlyMap<string, number>;

/** Compressing a whole export takes too long here: the files that are asked for stand for it. */
async function prepare(site: Site, copy: string): Promise<Lengths> {
  mkdirSync(join(copy, 'samples'));
  for (const file of kinds) writeFileSync(join(copy, file), `${file} ä`.repeat(50));
  const texts = checked(site).filter(isText);
  await Promise.all(texts.map((file) => precompress(join(copy, file))));
  const length = (file: string) => statSync(join(copy, file)).size;
  return new Map(
    texts.flatMap((file) => [
      [`${file} br`, length(`${file}.br`)],
      [`${file} gzip`, length(`${file}.gz`)],
    ]),
  );
}

function headersOf(file: string): Record<string, string | undefined> {
  const security = securityHeaders.map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...Object.fromEntries(security),
    'cache-control': cachingOf(file),
    'content-type': contentTypeOf(file),
  };
}

function headersIn(response: Response): Record<string, string | undefined> {
  const names = Object.keys(headersOf(''));
  return Object.fromEntries(names.map((name) => [name, response.headers.get(name) ?? undefined]));
}

function describeServer(server: Server, site: Site, port: number): void {
  const origin = `http://127.0.0.1:${port}`;
  const address = (path: string) => `${origin}${site.basePath}${path}`;
  const ask = (path: string, encoding = 'identity') =>
    fetch(address(path), { redirect: 'manual', headers: { 'accept-encoding': encoding } });

  test.describe(`${server.name}, ${site.folder}`, () => {
    const lacks = missing(server);
    test.skip(lacks !== undefined, `${server.name} is not installed: there is no ${lacks}`);
    test.describe.configure({ mode: 'default' });
    test.use({ baseURL: origin });

    let lengths: Lengths;
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await start(server, site, port, async (copy) => {
        lengths = await prepare(site, copy);
      });
    });
    test.afterAll(() => stop?.());

    test('a visitor switches the language and moves on', async ({ page }) => {
      await page.goto(address('/de/'));
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.locator('#language-button').click();
      await page.getByRole('menuitem', { name: 'Français' }).click();
      await expect(page).toHaveURL(address('/fr/?lang=fr'));
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      const { terms } = messagesOf('fr').pages;
      await page.locator(`footer a[href$="/fr/terms/?lang=fr"]`).first().click();
      await expect(page).toHaveURL(address('/fr/terms/?lang=fr'));
      await expect(page).toHaveTitle(terms.meta.title);
    });

    test('a path without its slash is led to it, query and all', async () => {
      const response = await ask('/de/terms?utm_source=mail&x=%26');
      expect(response.status).toBe(301);
      const location = new URL(response.headers.get('location') ?? '', address('/de/terms'));
      expect(location.href).toBe(address('/de/terms/?utm_source=mail&x=%26'));
    });

    if (!server.configured) return;

    test('every kind of file has its headers', async () => {
      for (const file of checked(site)) {
        const path = `/${file}`.replace(/index\.html$/, '');
        const response = await ask(path);
        expect(response.status, path).toBe(200);
        expect(headersIn(response), path).toEqual(headersOf(file));
      }
    });

    test('what is compressed already is sent so, and is the same', async () => {
      for (const file of checked(site).filter(isText)) {
        const path = `/${file}`.replace(/index\.html$/, '');
        const plainly = await ask(path);
        // Else a cache hands it to those who could have the compressed one, or the other way round.
        expect(plainly.headers.get('vary'), path).toMatch(/^accept-encoding$/i);
        const whole = await plainly.text();
        for (const encoding of server.encodings) {
          const offered = server.encodings.slice(server.encodings.indexOf(encoding)).join(', ');
          const response = await ask(path, offered);
          expect(response.headers.get('content-encoding'), path).toBe(encoding);
          // The ending of a compressed file is also the code of a language.
          expect(response.headers.get('content-language'), path).toBeNull();
          expect(response.headers.get('vary'), path).toMatch(/^accept-encoding$/i);
          expect(headersIn(response), path).toEqual(headersOf(file));
          const bytes = lengths.get(`${file} ${encoding}`);
          expect(Number(response.headers.get('content-length')), path).toBe(bytes);
          expect(await response.text(), path).toBe(whole);
        }
      }
    });

    test('unknown paths get the page of their language, with status 404', async () => {
      for (const [path, page] of [
        ['/nope', '404.html'],
        ['/a/b/c/', '404.html'],
        ['/deutsch/', '404.html'],
        ['/de/nope', 'de/404.html'],
        ['/DE/nope/', 'de/404.html'],
        ['/pt-br/terms/', 'pt-BR/404.html'],
        ['/scripts/gone.js', '404.html'],
        ['/pictures/', '404.html'],
        ['/_headers', '404.html'],
        ['/.htaccess', '404.html'],
      ]) {
        const response = await ask(path);
        expect(response.status, path).toBe(404);
        expect(headersIn(response), path).toEqual(headersOf(page));
        expect(await response.text(), path).toBe(readFileSync(`${site.folder}/${page}`, 'utf8'));
      }
    });
  });
}

for (const [index, server] of servers.entries()) {
  for (const [offset, site] of [plain, under].entries()) {
    describeServer(server, site, 4320 + 2 * index + offset);
  }
}
