/**
 * The export on real servers, with what the build makes for them (tools/hosting), on two that get nothing, and behind
 * the functions for hosts that nobody can install. All other tests run on http-server, which gets nothing either.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, gzipSize, precompress } from '../../tools/export/compression';
import { filesBelow } from '../../tools/export/files';
import {
  cachingOf,
  contentTypeOf,
  contentTypes,
  isText,
  resourcePolicyOf,
  securityHeaders,
} from '../../tools/hosting/rules';
import { changeOnce } from '../setup/change';
import { type Export, plain, under } from '../setup/exports';
import { tableFaults } from '../setup/hosts/judge';
import { emulations, missing, type Server, servers } from '../setup/hosts/servers';
import { startServer } from '../setup/hosts/start-server';
import { messagesOf } from '../setup/messages';
import type { Running } from '../setup/process';
import { choose, isSameDocument, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

/** One file of each kind, with characters that a server might misread. */
const samples = Object.keys(contentTypes).map((extension) => `samples/a.$b.!c.${extension}`);

/** What is asked of each server: real files of the export, and the samples. */
function checkedFiles({ folder }: Export): string[] {
  const all = filesBelow(folder);
  const hashed = all.filter((file) => cachingOf(file).includes('immutable'));
  const one = (extension: string) => hashed.find((file) => file.endsWith(extension)) ?? extension;
  const pages = ['index.html', 'de/index.html'];
  const pictures = ['brands/klook.svg', 'og/de-home.png', 'icons/icon-48.png'];
  // Files whose names begin with a dot are hidden, but for these.
  const wellKnown = all.filter((file) => file.startsWith('.well-known/'));
  return [...pages, ...pictures, ...['js', 'css', 'woff2'].map(one), ...wellKnown, ...samples];
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

const notFound = {
  '404.html': [
    ...['/nope', '/a/b/c/', '/deutsch/', '/scripts/gone.js', '/brands/'],
    ...['/_headers', '/_worker.js', '/.htaccess'],
  ],
  'de/404.html': ['/de/nope', '/DE/nope/'],
  'pt-BR/404.html': ['/pt-br/terms/'],
};

function describeServer(server: Server, exported: Export, port: number): void {
  const origin = `http://127.0.0.1:${port}`;
  const address = (path: string) => `${origin}${exported.basePath}${path}`;
  const ask = (path: string, encoding = 'identity') =>
    fetch(address(path), { redirect: 'manual', headers: { 'accept-encoding': encoding } });

  test.describe(`${server.name}, ${exported.folder}`, () => {
    const lacks = missing(server);
    test.skip(lacks !== undefined, `${server.name} is not installed: there is no ${lacks}`);
    test.describe.configure({ mode: 'default' });
    test.use({ baseURL: origin });

    const files = checkedFiles(exported).map((file) => ({
      file,
      path: `/${file}`.replace(/index\.html$/, ''),
    }));
    let running: Running | undefined;

    test.beforeAll(async () => {
      running = await startServer(server, exported, port, async (copy) => {
        mkdirSync(join(copy, 'samples'));
        for (const file of samples) writeFileSync(join(copy, file), `${file} ä`.repeat(50));
        // Compressing a whole export takes too long here: the files that are asked for stand for it.
        for (const { file } of files) if (isText(file)) await precompress(join(copy, file));
      });
    });
    test.afterAll(() => running?.stop());

    test('every address of the table gets its answer, and hostile ones get none of theirs', async () => {
      expect(await tableFaults(server, port, exported)).toEqual([]);
    });

    const { encodings } = server;
    if (!encodings) return;

    test('a path without its slash is led to it, query and all', async () => {
      const { status, headers } = await ask('/de/terms?utm_source=mail&x=%26');
      expect([301, 302]).toContain(status);
      const location = new URL(headers.get('location') ?? '', address('/de/terms'));
      expect(location.href).toBe(address('/de/terms/?utm_source=mail&x=%26'));
    });

    // Beside the page's own policy, and where that is lost, the host's allows what a page needs.
    test('a host’s policy alone lets a visitor switch', async ({ page, provoked, complaints }) => {
      provoked.push(/Content Security Policy/, /^securitypolicyviolation/);
      await changeOnce(page, address('/de/contact/'), (html) =>
        html
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          .replace('</body>', '<script>document.title = "planted"</script></body>'),
      );
      await page.goto(address('/de/contact/'));
      await expect(page).toHaveTitle(messagesOf('de').pages.contact.meta.title);
      await mark(page);
      await choose(page, 'fr');
      await expect(page).toHaveURL(address('/fr/contact/?lang=fr'));
      expect(await isSameDocument(page)).toBe(true);
      await page.locator('footer a[href$="/fr/terms/?lang=fr"]').first().click();
      await expect(page).toHaveTitle(messagesOf('fr').pages.terms.meta.title);
      const refused = complaints.filter((text) => text.startsWith('securitypolicyviolation'));
      expect(refused).toEqual([expect.stringContaining('script-src-elem inline')]);
    });

    test('every kind of file has its headers, and is sent as it was compressed', async () => {
      for (const { file, path } of files) {
        const uncompressed = await ask(path);
        expect(uncompressed.status, path).toBe(200);
        expect(Object.fromEntries(uncompressed.headers), path).toMatchObject(headersOf(file));
        if (!isText(file)) continue;
        // Else a cache hands it to those who could have the compressed one, or the other way round.
        expect(uncompressed.headers.get('vary'), path).toMatch(/^accept-encoding$/i);
        const text = await uncompressed.text();
        for (const [index, encoding] of encodings.entries()) {
          const response = await ask(path, encodings.slice(index).join(', '));
          expect(Object.fromEntries(response.headers), path).toMatchObject({
            ...headersOf(file),
            'content-encoding': encoding,
            // An answer of another length was compressed anew.
            'content-length': String(encoding === 'br' ? brotliSize(text) : gzipSize(text)),
            vary: expect.stringMatching(/^accept-encoding$/i),
          });
          // The ending of a compressed file is also the code of a language.
          expect(response.headers.has('content-language'), path).toBe(false);
          expect(await response.text(), path).toBe(text);
        }
      }
    });

    test('unknown paths get the page of their language, with status 404', async () => {
      for (const [file, paths] of Object.entries(notFound)) {
        for (const path of paths) {
          const response = await ask(path);
          expect(response.status, path).toBe(404);
          expect(Object.fromEntries(response.headers), path).toMatchObject(headersOf(file));
          const page = readFileSync(`${exported.folder}/${file}`, 'utf8');
          expect(await response.text(), path).toBe(page);
        }
      }
    });
  });
}

for (const [index, server] of [...servers, ...emulations].entries()) {
  for (const [offset, exported] of [plain, under].entries()) {
    describeServer(server, exported, 4320 + 2 * index + offset);
  }
}
