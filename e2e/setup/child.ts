/** Programs that the tests start beside themselves. */
import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a program that was started answers.
 * @param said what to report of a program that ended instead
 * @throws Error with that
 */
export async function untilAnswers(
  child: ChildProcess,
  ask: () => Promise<unknown>,
  said: () => string,
): Promise<void> {
  while (!(await ask().catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(said());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a program, and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
