/**
 * The script for releases publishes one and goes back on nginx, while a client keeps asking for
 * pages.
 */
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../tools/export/files';
import { precompressTexts } from '../../tools/finish/compression';
import { publish, writePrograms } from '../../tools/testing/release';
import { plain } from '../setup/exports';
import { copyNginxFiles, missing, nginx } from '../setup/hosts/servers';
import { startServer } from '../setup/hosts/start-server';
import { needsLanguages } from '../setup/languages';
import { expect, test } from '../setup/test';

needsLanguages('de', 'ja', 'pt-BR');

const port = 4335;
const pages = ['/', '/de/', '/ja/terms/', '/pt-BR/contact/'];

/**
 * Makes another release: files with a hash in their names get other names, and pages refer to
 * these.
 */
async function writeRelease(folder: string, name: string): Promise<void> {
  cpSync(plain.folder, folder, { recursive: true });
  const files = filesBelow(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const hashed = files.filter((file) => /^(_next\/static|scripts)\//.test(file));
  const renamed = hashed.map((file) => [file, file.replace(/[^/]*$/, `${name}-$&`)] as const);
  for (const [from, to] of renamed) {
    for (const ending of ['.br', '.gz']) rmSync(join(folder, from + ending), { force: true });
    renameSync(join(folder, from), join(folder, to));
  }
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const html = renamed.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, html.replace('<body', `<body data-release="${name}"`));
  }
  await precompressTexts(folder);
}

test('no visitor sees two releases mixed, or an error', async () => {
  test.skip(missing(nginx) !== undefined, 'nginx is not installed');
  test.setTimeout(180_000);
  const names = ['one', 'two'];
  let place = '';
  const running = await startServer(nginx, plain, port, async (copy) => {
    place = dirname(copy);
    for (const name of names) {
      copyNginxFiles(plain, join(place, name), place);
      // Each release has its own rules.
      const rules = join(place, name, 'out-hosts/nginx-server.conf');
      appendFileSync(rules, `add_header X-Release ${name} always;\n`);
      await writeRelease(join(place, name, 'out'), name);
    }
    // There is no nginx yet that could be reloaded.
    writePrograms(place);
    publish(place, 'one');
  });
  const seen = { pages: 0, files: 0, one: 0, two: 0, otherHeaders: 0 };
  const faults: string[] = [];
  let finished = false;

  /**
   * On a connection of its own: nginx closes those that wait when it reloads, and fetch does not
   * ask again as browsers do.
   */
  const request = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  /** Asks for a page, and for all files with a hash in their names that it refers to. */
  async function visit(path: string): Promise<void> {
    const response = await request(path);
    const html = await response.text();
    const [, release] = /data-release="(one|two)"/.exec(html) ?? [];
    if (response.status !== 200 || !release || !html.endsWith('</html>')) {
      faults.push(`${path} ${response.status} ${html.length}`);
      return;
    }
    seen.pages += 1;
    seen[release as 'one' | 'two'] += 1;
    if (response.headers.get('x-release') !== release) seen.otherHeaders += 1;
    const named = new Set(
      [...html.matchAll(/"(\/(?:_next\/static|scripts)\/[^"]+)"/g)].map(([, name]) => name),
    );
    for (const name of named) {
      const file = await request(name);
      await file.arrayBuffer();
      seen.files += 1;
      if (file.status !== 200) faults.push(`${path} of ${release} names ${name}: ${file.status}`);
    }
  }
  async function client(offset: number): Promise<void> {
    for (let turn = offset; !finished; turn += 1) await visit(pages[turn % pages.length]);
  }

  const clients = [0, 1, 2, 3].map(client);
  try {
    for (let turn = 1; turn <= 20; turn += 1) {
      const until = seen.pages + 40;
      await expect.poll(() => seen.pages + faults.length).toBeGreaterThan(until);
      const name = names[turn % 2];
      expect(publish(place, name)).toMatchObject({ status: 0, stderr: '' });
      const released = async () => (await request('/')).headers.get('x-release');
      await expect.poll(released).toBe(name);
    }
  } finally {
    finished = true;
    await Promise.all(clients);
    await running.stop();
  }
  test.info().annotations.push({ type: 'seen', description: JSON.stringify(seen) });
  expect(faults).toEqual([]);
  expect(Math.min(seen.one, seen.two)).toBeGreaterThan(100);
});
