/**
 * The export on real servers, with what the build makes for them (tools/hosting). All other tests
 * run on the project's own server, which knows nothing of it.
 */
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../tools/export/files';
import { brotliSize, gzipSize, precompress } from '../../tools/finish/compression';
import { isText } from '../../tools/hosting/rules';
import { changeOnce } from '../setup/change';
import { type Export, filled, plain } from '../setup/exports';
import { hostileValues } from '../setup/hostile-values';
import { apache, missing, nginx, nginxWithFolder, type Server } from '../setup/hosts/servers';
import { startServer } from '../setup/hosts/start-server';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import type { Running } from '../setup/process';
import { choose, isSameDocument, mark } from '../setup/switching';
import { expect, test } from '../setup/test';

needsLanguages('de', 'fr', 'ja', 'ko', 'no', 'pt-BR', 'pt-PT');

const hashed = 'public, max-age=31536000, immutable';
const daily = 'public, max-age=86400';

type Row = [file: string | RegExp, caching: string, resourcePolicy: string, contentType: string];

/**
 * How each kind of file must be sent. A pattern stands for the first file of the export that it
 * matches.
 */
const table: Row[] = [
  ['index.html', 'no-cache', 'same-origin', 'text/html; charset=utf-8'],
  ['de/index.html', 'no-cache', 'same-origin', 'text/html; charset=utf-8'],
  ['pt-BR/terms/index.html', 'no-cache', 'same-origin', 'text/html; charset=utf-8'],
  [/^_next\/static\/.*\.css$/, hashed, 'same-origin', 'text/css; charset=utf-8'],
  [/^_next\/static\/.*\.woff2$/, hashed, 'same-origin', 'font/woff2'],
  [/^scripts\/client.*\.js$/, hashed, 'same-origin', 'text/javascript; charset=utf-8'],
  [/^brands\/.*\.svg$/, daily, 'same-origin', 'image/svg+xml; charset=utf-8'],
  ['licenses.txt', daily, 'same-origin', 'text/plain; charset=utf-8'],
  ['sitemap.xml', daily, 'same-origin', 'application/xml; charset=utf-8'],
  ['manifest.webmanifest', daily, 'same-origin', 'application/manifest+json; charset=utf-8'],
  ['og/de-home.png', daily, 'cross-origin', 'image/png'],
  ['icons/icon-48.png', daily, 'cross-origin', 'image/png'],
  ['favicon.ico', daily, 'cross-origin', 'image/x-icon'],
];

/** Kinds of files that an operator may add, under names that a server might misread. */
const added: Row[] = [
  ['samples/a.$b.!c.html', 'no-cache', 'same-origin', 'text/html; charset=utf-8'],
  ['samples/a.$b.!c.js', daily, 'same-origin', 'text/javascript; charset=utf-8'],
  ['samples/a.$b.!c.json', daily, 'same-origin', 'application/json; charset=utf-8'],
  ['samples/a.$b.!c.avif', daily, 'same-origin', 'image/avif'],
  ['samples/a.$b.!c.gif', daily, 'same-origin', 'image/gif'],
  ['samples/a.$b.!c.jpeg', daily, 'same-origin', 'image/jpeg'],
  ['samples/a.$b.!c.jpg', daily, 'same-origin', 'image/jpeg'],
  ['samples/a.$b.!c.webp', daily, 'same-origin', 'image/webp'],
  // The one folder with such a name that is not hidden: where to report faults, and whose the host
  // is.
  ['.well-known/security.txt', daily, 'same-origin', 'text/plain; charset=utf-8'],
];

/**
 * Headers of every answer. A test in the browser below proves that the policy allows what pages
 * need.
 */
const security = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self' 'sha256-.*; frame-ancestors 'none'$/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

type File = { file: string; path: string; isText: boolean; headers: Record<string, unknown> };

/** The files to request of each server: one for each row of the tables. */
function filesToAsk({ folder }: Export): File[] {
  const exported = filesBelow(folder);
  return [...table, ...added].map(([name, caching, resourcePolicy, contentType]) => {
    const file = typeof name === 'string' ? name : exported.find((path) => name.test(path));
    if (!file) throw new Error(`${folder} has no file like ${name}`);
    return {
      file,
      path: `/${file}`.replace(/index\.html$/, ''),
      isText: contentType.endsWith('charset=utf-8'),
      headers: {
        ...security,
        'cache-control': caching,
        'cross-origin-resource-policy': resourcePolicy,
        'content-type': contentType,
      },
    };
  });
}

const notFound = {
  '404.html': [
    '/nope',
    '/a/b/c/',
    '/deutsch/',
    '/scripts/gone.js',
    '/brands/',
    '/_headers',
    '/_redirects',
    '/.htaccess',
  ],
  'de/404.html': ['/de/nope', '/DE/nope/'],
  'pt-BR/404.html': ['/pt-br/terms/'],
};

function describeServer(server: Server, exported: Export, port: number): void {
  const origin = `http://127.0.0.1:${port}`;
  const address = (path: string) => `${origin}${exported.basePath}${path}`;
  const request = (path: string, encoding = 'identity') =>
    fetch(address(path), { redirect: 'manual', headers: { 'accept-encoding': encoding } });

  test.describe(`${server.name}, ${exported.folder}`, () => {
    const lacks = missing(server);
    test.skip(lacks !== undefined, `${server.name} is not installed: there is no ${lacks}`);
    test.describe.configure({ mode: 'default' });
    test.use({ baseURL: origin });

    const files = filesToAsk(exported);
    let running: Running | undefined;

    test.beforeAll(async () => {
      running = await startServer(server, exported, port, async (copy) => {
        for (const [file] of added) {
          mkdirSync(join(copy, dirname(String(file))), { recursive: true });
          writeFileSync(join(copy, String(file)), `${file} ä`.repeat(50));
        }
        for (const [file] of added)
          if (isText(String(file))) await precompress(join(copy, String(file)));
      });
    });
    test.afterAll(() => running?.stop());

    test('a path without its slash is led to it, query and all, whatever host was asked for', async () => {
      const [answer] = await once(
        get(address('/de/terms?utm_source=mail&x=%26'), { headers: { host: 'other.example' } }),
        'response',
      );
      answer.resume();
      expect(answer.statusCode).toBe(301);
      expect(answer.headers.location).toBe(`${exported.basePath}/de/terms/?utm_source=mail&x=%26`);
    });

    // Beside the page's own policy, and where that is lost, the host's allows what a page needs.
    test('a host’s policy alone lets a visitor switch', async ({
      page,
      expectedErrors,
      pageErrors,
    }) => {
      expectedErrors.push(/Content Security Policy/, /^securitypolicyviolation/);
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
      const violations = pageErrors.filter((text) => text.startsWith('securitypolicyviolation'));
      expect(violations).toEqual([expect.stringContaining('script-src-elem inline')]);
    });

    test('every kind of file has its headers, and is sent as it was compressed', async () => {
      const { encodings } = server;
      for (const { path, isText, headers } of files) {
        const uncompressed = await request(path);
        expect(uncompressed.status, path).toBe(200);
        expect(Object.fromEntries(uncompressed.headers), path).toMatchObject(headers);
        if (!isText) continue;
        // Without it a cache could give the compressed file to browsers that cannot read it.
        expect(uncompressed.headers.get('vary'), path).toMatch(/^accept-encoding$/i);
        const text = await uncompressed.text();
        for (const [index, encoding] of encodings.entries()) {
          const response = await request(path, encodings.slice(index).join(', '));
          expect(Object.fromEntries(response.headers), path).toMatchObject({
            ...headers,
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
          const response = await request(path);
          expect(response.status, path).toBe(404);
          expect(Object.fromEntries(response.headers), path).toMatchObject({
            ...security,
            'cache-control': 'no-cache',
            'content-type': 'text/html; charset=utf-8',
          });
          const page = readFileSync(`${exported.folder}/${file}`, 'utf8');
          expect(await response.text(), path).toBe(page);
        }
      }
    });
  });
}

/**
 * What nginx answers to an address that names a language: where it leads to, or the status and
 * language of its page.
 */
const languageAddresses: [address: string, answer: string][] = [
  ['/?lang=de', '302 /de/?lang=de'],
  ['/terms/?lang=pt-BR', '302 /pt-BR/terms/?lang=pt-BR'],
  ['/de/imprint/?lang=en', '302 /imprint/?lang=en'],
  ['/ja/privacy/?utm_source=mail&lang=ko&x=%26', '302 /ko/privacy/?utm_source=mail&lang=ko&x=%26'],
  ['/?lang=DE', '302 /de/?lang=DE'],
  ['/?lang=de-AT', '302 /de/?lang=de-AT'],
  ['/?lang=pt_BR', '302 /pt-BR/?lang=pt_BR'],
  ['/?lang=pt-AO', '302 /pt-PT/?lang=pt-AO'],
  ['/?lang=nn', '302 /no/?lang=nn'],
  ['/de/?lang=de', '200 de'],
  ['/pt-PT/?lang=pt', '200 pt-PT'],
  ['/?lang=en', '200 en'],
  ['/', '200 en'],
  ['/?lang=xx', '200 en'],
  ['/?lang=', '200 en'],
  ['/?LANG=de&xlang=fr', '200 en'],
  ['/?lang=//evil.example', '200 en'],
  ['/de/nope/?lang=fr', '404 de'],
];

for (const [offset, [server, exported]] of (
  [
    [nginx, plain],
    [nginxWithFolder, filled],
  ] as const
).entries()) {
  test(`${server.name} answers ?lang in ${exported.folder}`, async () => {
    test.skip(missing(nginx) !== undefined, 'nginx is not installed');
    const port = 4330 + offset;
    const running = await startServer(server, exported, port);
    try {
      const answer = async (address: string) => {
        const path = exported.basePath + address;
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
        const { status, headers } = response;
        const [, lang] = (await response.text()).match(/<html lang="([^"]*)"/) ?? [];
        if (status === 302) expect(headers.get('cache-control'), address).toBe('no-cache');
        return `${status} ${headers.get('location') ?? lang}`;
      };
      for (const [address, expected] of languageAddresses)
        expect(await answer(address), address).toBe(
          expected.replace(/^302 /, `302 ${exported.basePath}`),
        );
      for (const value of hostileValues.filter((hostile) => hostile !== 'de?lang=fr'))
        expect(await answer(`/terms/?lang=${encodeURI(value)}`), value).toBe('200 en');
    } finally {
      await running.stop();
    }
  });
}

describeServer(nginx, plain, 4320);
describeServer(nginxWithFolder, filled, 4321);
describeServer(apache, plain, 4322);
describeServer(apache, filled, 4323);

test('what the build writes for a folder leaves the rest of the site alone', async () => {
  test.skip(missing(nginx) !== undefined, 'nginx is not installed');
  const running = await startServer(nginxWithFolder, filled, 4329);
  try {
    for (const path of ['/', '/surveys-of-others/', '/?lang=de', '/de/']) {
      const response = await fetch(`http://127.0.0.1:4329${path}`, { redirect: 'manual' });
      expect(await response.text(), path).toBe('the other site');
      expect(response.headers.get('x-frame-options'), path).toBe('SAMEORIGIN');
    }
    const { status, headers } = await fetch('http://127.0.0.1:4329/surveys?utm_source=mail', {
      redirect: 'manual',
    });
    expect([status, headers.get('location')]).toEqual([301, '/surveys/?utm_source=mail']);
  } finally {
    await running.stop();
  }
});
