import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * KiB of memory that a process and all below it hold: the sum of their resident sets, in which shared pages count
 * more than once. 0 where the system has no `/proc`.
 */
function memoryOf(pid: number | string = ''): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0);
    const children = readdirSync(`/proc/${pid}/task`).flatMap(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
    );
    return children.reduce((sum, child) => sum + memoryOf(child), own);
  } catch {
    // It has ended since it was named.
    return 0;
  }
}

/** Runs a script in this Node.js, and measures time and memory. @throws Error if the script fails */
export async function measureCommand(args: string[], cwd: string, env: Record<string, string>) {
  const started = performance.now();
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 1e8 };
  const running = promisify(execFile)(process.execPath, args, options);
  let peakMiB = 0;
  const sampler = setInterval(() => {
    peakMiB = Math.max(peakMiB, memoryOf(running.child.pid) / 1024);
  }, 200);
  await running.finally(() => clearInterval(sampler));
  return { seconds: (performance.now() - started) / 1000, peakMiB };
}
