import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Export } from '../exports';
import { type Running, startProcess } from '../process';
import type { Server } from './servers';

/**
 * Starts a server for a copy of an export, which `change` may add to.
 * @throws Error with the server's own log, if it does not start
 */
export async function startServer(
  { command }: Server,
  exported: Export,
  port: number,
  change: (copy: string) => Promise<void> = async () => {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  // If root starts Apache, it reads files as another user.
  chmodSync(folder, 0o755);
  const copy = join(folder, 'www', exported.basePath);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(exported.folder, copy, { recursive: true });
  await change(copy);
  const log = join(folder, 'log');
  const isReady = () => fetch(`http://127.0.0.1:${port}/`);
  const { stop } = await startProcess(command({ folder, port, exported }), { isReady, log });
  return {
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
