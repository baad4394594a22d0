/** Programs that the tests start beside themselves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

export type Running = { stop: () => Promise<void> };

type Options = {
  /** Succeeds once the program is ready. */
  isReady: () => Promise<unknown>;
  /** The file for its output. */
  log?: string;
  env?: Record<string, string>;
};

/**
 * Starts a program, and waits until it answers. @throws Error with its output, if it ends or takes
 * two minutes
 */
export async function startProcess(
  [program, ...parameters]: readonly string[],
  { isReady, log = '/dev/null', env }: Options,
): Promise<Running> {
  const output = openSync(log, 'a');
  const child = spawn(program, parameters, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    // In its own process group, so that processes that it starts end with it.
    detached: true,
  });
  const exit = once(child, 'exit');
  const stop = async (signal?: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
    await exit;
  };
  const late = AbortSignal.timeout(120_000);
  while (!(await isReady().catch(() => undefined))) {
    if (late.aborted || child.exitCode !== null) {
      await stop('SIGKILL');
      throw new Error(
        `${program} does not answer (${child.exitCode}): ${readFileSync(log, 'utf8')}`,
      );
    }
    await setTimeout(50);
  }
  return { stop };
}
