import { type ChildProcess, spawn } from 'node:child_process';
import { memoryOfTree } from './memory';

export type CommandFigures = { seconds: number; peakMiB?: number };

const sampleMs = 200;
const limitMinutes = 8;
const running = new Set<ChildProcess>();

/** A group of its own, so that the processes below it end with it. */
function end(child: ChildProcess): void {
  running.delete(child);
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

process.on('exit', () => {
  for (const child of running) end(child);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

type CommandOptions = { cwd: string; env?: Record<string, string> };

/**
 * Runs a script in this Node.js and measures it.
 * @throws Error with the end of what the script said, if it fails or takes longer than eight minutes.
 */
export async function measureCommand(
  args: readonly string[],
  { cwd, env }: CommandOptions,
): Promise<CommandFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
  }
  let peakMiB: number | undefined;
  const sampler = setInterval(() => {
    const now = memoryOfTree(child.pid ?? 0);
    if (now !== undefined) peakMiB = Math.max(peakMiB ?? 0, now);
  }, sampleMs);
  const limit = setTimeout(() => end(child), limitMinutes * 60_000);
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  clearTimeout(limit);
  const seconds = (performance.now() - started) / 1000;
  end(child);
  if (status !== 0)
    throw new Error(`${args.join(' ')} failed after ${seconds.toFixed()} s: ${said}`);
  return { seconds, peakMiB };
}
