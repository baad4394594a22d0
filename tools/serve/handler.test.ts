import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { exportHandler } from './handler';

const place = mkdtempSync(join(tmpdir(), 'export-'));
const folder = join(place, 'out');
/** A folder whose name begins as that of the export. */
const beside = join(place, 'out-hosts');
const files = ['index.html', '404.html', 'terms/index.html', 'de/index.html', 'de/404.html'];
const servers: Server[] = [];

beforeAll(() => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  mkdirSync(join(beside, 'deep'), { recursive: true });
  for (const file of ['index.html', '404.html', 'deep/404.html'])
    writeFileSync(join(beside, file), 'not of the export');
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(place, { recursive: true });
});

async function startServer(basePath: string): Promise<number> {
  const server = createServer(exportHandler(folder, basePath));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** Sends a path as it is written: `fetch` would tidy it. */
async function ask(port: number, path: string) {
  const request = get({ host: '127.0.0.1', port, path });
  const response = await new Promise<IncomingMessage>((done) => request.on('response', done));
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe.each(['', '/surveys'])('below %p', (basePath) => {
  let port = 0;
  beforeAll(async () => {
    port = await startServer(basePath);
  });

  test.each([
    ['/', 200, 'index.html'],
    ['/?lang=de', 200, 'index.html'],
    ['/terms/', 200, 'terms/index.html'],
    ['/terms/index.html', 200, 'terms/index.html'],
    ['/nope', 404, '404.html'],
    ['/nope/at/all/', 404, '404.html'],
    ['/terms/nope', 404, '404.html'],
    ['/de/nope', 404, 'de/404.html'],
    ['/de/nope/at/all/', 404, 'de/404.html'],
    ['/DE/', 404, '404.html'],
    ['/%zz', 404, '404.html'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, '404.html'],
    ['/../../../../etc/passwd', 404, '404.html'],
    ['/../out-hosts/index.html', 404, '404.html'],
    ['/../out-hosts', 404, '404.html'],
    ['/../out-hosts/nope', 404, '404.html'],
    ['/%2e%2e/out-hosts/deep/nope', 404, '404.html'],
    ['/terms/../../out-hosts/index.html', 404, '404.html'],
  ])('%s: status %i, %s', async (path, status, file) => {
    const answer = await ask(port, basePath + path);
    expect([answer.status, answer.body]).toEqual([status, file]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  test('a folder is led to its slash, query and all, and never to another host', async () => {
    const slash = await ask(port, `${basePath}/terms?a=1&b=%26`);
    expect([slash.status, slash.headers.location]).toEqual([301, `${basePath}/terms/?a=1&b=%26`]);
    for (const start of ['//', '///', '/\\'])
      expect(
        (await ask(port, `${start}${basePath.slice(1)}/terms`)).headers.location ?? '',
      ).toMatch(/^(\/(?![/\\]).*)?$/);
  });
});

test('outside the base path everything is unknown', async () => {
  const port = await startServer('/surveys');
  for (const path of ['/', '/terms/', '/surveys-elsewhere/terms/'])
    expect((await ask(port, path)).status).toBe(404);
  expect((await ask(port, '/surveys')).headers.location).toBe('/surveys/');
});
