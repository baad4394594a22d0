import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from './files';
import { keepAssets } from './kept-assets';

const work = mkdtempSync(join(tmpdir(), 'kept-'));
let server: Server;
let site = '';
/** What the site offers at this moment. */
let published = '';

function exported(name: string, files: readonly string[]): string {
  const folder = join(work, name);
  for (const file of ['index.html', ...files]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${name} ${file}`);
  }
  return folder;
}

const chunk = (name: string) => `_next/static/chunks/${name}.js`;
const hashed = (folder: string) => filesBelow(folder).filter((file) => file.startsWith('_next'));

beforeAll(async () => {
  server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(published, request.url ?? '')));
    } catch {
      response.writeHead(published ? 404 : 503).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(work, { recursive: true });
});

test('a file outlives the last release that used it by 30 days', async () => {
  published = join(work, 'nothing');
  const first = exported('first', [chunk('shared'), chunk('one')]);
  expect(await keepAssets(first, site, new Date('2025-01-01'))).toEqual([]);

  // Live for two months: what counts is the day on which it is replaced.
  published = first;
  const second = exported('second', [chunk('shared'), chunk('two')]);
  expect(await keepAssets(second, site, new Date('2025-03-01'))).toEqual([chunk('one')]);
  expect(readFileSync(join(second, chunk('one')), 'utf8')).toBe(`first ${chunk('one')}`);

  published = second;
  const third = exported('third', [chunk('three')]);
  await keepAssets(third, site, new Date('2025-03-31'));
  expect(hashed(third)).toEqual(['one', 'shared', 'three', 'two'].map(chunk));
  expect(readFileSync(join(third, chunk('shared')), 'utf8')).toBe(`second ${chunk('shared')}`);

  published = third;
  const fourth = exported('fourth', [chunk('four')]);
  await keepAssets(fourth, site, new Date('2025-04-01'));
  expect(hashed(fourth)).toEqual(['four', 'shared', 'three', 'two'].map(chunk));
});

test('only what lies below the hashed folder is taken', async () => {
  published = exported('hostile', [chunk('good'), 'robots.txt']);
  const list = [chunk('good'), 'robots.txt', '_next/static/../../up.js', '/etc/passwd', ''];
  writeFileSync(join(published, 'assets.txt'), list.map((file) => `current ${file}`).join('\n'));
  const next = exported('next', []);
  expect(await keepAssets(next, site, new Date())).toEqual([chunk('good')]);
});

test('a site that cannot be asked, or lacks what it lists, stops the publication', async () => {
  const next = exported('stopped', []);
  published = '';
  await expect(keepAssets(next, site, new Date())).rejects.toThrow('/assets.txt answers 503');
  published = exported('incomplete', []);
  writeFileSync(join(published, 'assets.txt'), `current ${chunk('gone')}\n`);
  await expect(keepAssets(next, site, new Date())).rejects.toThrow(`names ${chunk('gone')}`);
});
