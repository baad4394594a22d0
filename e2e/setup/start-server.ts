/** Starts a real web server for a copy of an export. */
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { end, untilAnswers } from './child';
import type { Server } from './servers';
import type { Site } from './sites';

export type Running = {
  stop: () => Promise<void>;
  /** What it has written to its log. */
  said: () => string;
};

/**
 * Starts a server for a copy of a site, which `change` may add to.
 * @throws Error with the server's own log, if it does not start.
 */
export async function start(
  server: Server,
  site: Site,
  port: number,
  change: (copy: string) => Promise<void> = async () => {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  // Apache reads as another user when root starts it.
  chmodSync(folder, 0o755);
  const copy = join(folder, 'www', site.basePath);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(site.folder, copy, { recursive: true });
  await change(copy);
  const [program, ...parameters] = server.command({ folder, port, site });
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const child = spawn(program, parameters, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...server.environment },
  });
  const said = () => readFileSync(log, 'utf8');
  await untilAnswers(child, () => fetch(`http://127.0.0.1:${port}/`), said);
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { stop, said };
}
