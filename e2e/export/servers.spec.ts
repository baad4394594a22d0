/**
 * The export on real servers, with what the build makes for them (tools/hosting), and on one that gets nothing.
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
  resourcePolicyOf,
  securityHeaders,
  textTypes,
} from '../../tools/hosting/rules';
import { tableFaults } from '../setup/hosts/ask';
import { messengerFaults } from '../setup/hosts/messengers';
import { messagesOf } from '../setup/messages';
import { missing, type Server, servers } from '../setup/servers';
import { plain, type Site, under } from '../setup/sites';
import { type Running, start } from '../setup/start-server';
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
  return [
    'index.html',
    'de/index.html',
    'brands/klook.svg',
    'og/de-home.png',
    'icon.svg',
    ...hashed,
    ...kinds,
  ];
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

/** The headers of a file. That the policy allows what each page needs is seen in the browser. */
function headersOf(file: string): Record<string, unknown> {
  const security = securityHeaders('').map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...Object.fromEntries(security),
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'sha256-.*; frame-ancestors 'none'$/,
    ),
    'cache-control': cachingOf(file),
    'content-type': contentTypeOf(file),
    'cross-origin-resource-policy': resourcePolicyOf(file),
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
    let running: Running | undefined;
    test.beforeAll(async () => {
      running = await start(server, site, port, async (copy) => {
        lengths = await prepare(site, copy);
      });
    });
    test.afterAll(() => running?.stop());

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
      expect([301, 302]).toContain(response.status);
      const location = new URL(response.headers.get('location') ?? '', address('/de/terms'));
      expect(location.href).toBe(address('/de/terms/?utm_source=mail&x=%26'));
    });

    test('every address of the table gets its answer, and hostile ones get none of theirs', async () => {
      expect(await tableFaults({ ...server, port }, site)).toEqual([]);
    });

    if (!server.configured) return;

    // One site is enough: the table has the other's addresses.
    if (site === plain)
      test('every messenger gets the card of the language that an address names', async () => {
        expect(await messengerFaults(port, site)).toEqual([]);
      });

    test('a page that has lost its policy keeps that of the host, which allows what it needs', async ({
      page,
      provoked,
      violations,
    }) => {
      provoked.push(/Content Security Policy/, /^securitypolicyviolation/);
      await page.route(address('/de/contact/'), async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          .replace('</body>', '<script>document.title = "planted"</script></body>');
        await route.fulfill({ response, body: html });
      });
      await page.goto(address('/de/contact/'));
      await page.locator('#language-button').click();
      await expect(page.getByRole('menuitem', { name: 'Français' })).toBeVisible();
      await expect(page).toHaveTitle(messagesOf('de').pages.contact.meta.title);
      const refused = violations.filter((text) => text.startsWith('securitypolicyviolation'));
      expect(refused).toEqual([expect.stringContaining('script-src-elem inline')]);
    });

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
        ['/brands/', '404.html'],
        ['/_headers', '404.html'],
        ['/_worker.js', '404.html'],
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
