/** The script of docs/hosting.md publishes a release and goes back on nginx, while a client keeps asking for pages. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { precompressTexts } from '../../tools/export/compression';
import { filesBelow } from '../../tools/export/files';
import { plain } from '../setup/exports';
import { missing, nginx } from '../setup/hosts/servers';
import { startServer } from '../setup/hosts/start-server';
import { expect, test } from '../setup/test';

const port = 4335;
const pages = ['/', '/de/', '/ja/terms/', '/pt-BR/contact/'];

/** The script of the document. */
function releaseScript(): string {
  const [, script] =
    /```sh\n(#!\/bin\/sh[^`]*)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  if (!script) throw new Error('docs/hosting.md has no script for releases');
  return script;
}

/** Makes another release: files with a hash in their names get other names, and pages refer to these. */
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
  const place = test.info().outputPath('server');
  const releases = ['one', 'two'].map((name) => join(place, name));
  mkdirSync(place, { recursive: true });
  await Promise.all(releases.map((folder, index) => writeRelease(folder, ['one', 'two'][index])));
  const script = join(place, 'release.sh');
  writeFileSync(script, releaseScript());

  let link = '';
  const running = await startServer(nginx, plain, port, async (copy) => {
    rmSync(copy, { recursive: true });
    symlinkSync(realpathSync(releases[0]), copy);
    link = copy;
  });
  const seen = { pages: 0, files: 0, one: 0, two: 0 };
  const faults: string[] = [];
  let finished = false;

  /** Asks for a page, and for all files with a hash in their names that it refers to. */
  async function visit(path: string): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const html = await response.text();
    const [, release] = /data-release="(one|two)"/.exec(html) ?? [];
    if (response.status !== 200 || !release || !html.endsWith('</html>')) {
      faults.push(`${path} ${response.status} ${html.length}`);
      return;
    }
    seen.pages += 1;
    seen[release as 'one' | 'two'] += 1;
    const named = new Set(
      [...html.matchAll(/"(\/(?:_next\/static|scripts)\/[^"]+)"/g)].map(([, name]) => name),
    );
    for (const name of named) {
      const file = await fetch(`http://127.0.0.1:${port}${name}`);
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
      execFileSync('sh', [script, releases[turn % 2], link]);
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
