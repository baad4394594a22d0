/** Starts a real web server for a copy of an export. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Server } from './servers';
import type { Site } from './sites';

async function answers(port: number, child: ChildProcess, log: string): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null) {
      throw new Error(existsSync(log) ? readFileSync(log, 'utf8') : `It ended: ${child.exitCode}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts a server for a copy of a site, which `change` may add to. Returns what stops it.
 * @throws Error with the server's own log, if it does not start.
 */
export async function start(
  server: Server,
  site: Site,
  port: number,
  change: (copy: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  // Apache reads as another user when root starts it.
  chmodSync(folder, 0o755);
  const copy = join(folder, 'www', site.basePath);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(site.folder, copy, { recursive: true });
  await change(copy);
  const [program, ...parameters] = server.command({ folder, port, site });
  const child = spawn(program, parameters, { stdio: 'ignore' });
  await answers(port, child, join(folder, 'log'));
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
