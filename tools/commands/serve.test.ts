/**
 * `npm run serve` as a real process. Linux answers at every address of 127.0.0.0/8, which stand for
 * those of a network.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unset } from '../../lib/testing/filled-operator';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  writeFileSync(join(folder, 'index.html'), 'The export');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** What is answered at each address while it serves. */
async function answersAt(addresses: readonly string[], host: string): Promise<string[]> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/serve.ts', folder], {
    env: { ...process.env, ...unset, HOST: host, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ask = (address: string) =>
    fetch(`http://${address}:${port}/`).then(
      (answer) => answer.text(),
      () => 'nothing',
    );
  const answers = await Promise.all(addresses.map(ask));
  child.kill();
  await once(child, 'exit');
  return answers;
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each([
  ['', ['The export', 'nothing']],
  ['0.0.0.0', ['The export', 'The export']],
])('HOST="%s": this machine and others see %j', async (host, seen) => {
  expect(await answersAt(['127.0.0.1', '127.0.0.2'], host)).toEqual(seen);
});

test.each([
  ['HOST', 'no.such.invalid', /^It cannot be served: .*no\.such\.invalid/],
  ['PORT', '80 80', /^PORT must be a number/],
])('%s=%s is refused in one sentence, with an example', (name, value, sentence) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/commands/serve.ts', folder],
    { encoding: 'utf8', env: { ...process.env, ...unset, PORT: '4999', [name]: value } },
  );
  expect([status, stderr.trimEnd().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
  expect(stderr).toContain('Example: ');
});
