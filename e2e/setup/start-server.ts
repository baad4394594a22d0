/** Starts a real web server for a copy of an export. */
import { spawn } from 'node:child_process';
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
import { end, untilAnswers } from './child';
import type { Server } from './servers';
import type { Site } from './sites';

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
  const log = join(folder, 'log');
  const said = () => (existsSync(log) ? readFileSync(log, 'utf8') : `It ended: ${child.exitCode}`);
  await untilAnswers(child, () => fetch(`http://127.0.0.1:${port}/`), said);
  return async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
}
