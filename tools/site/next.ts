import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bin } from 'next/package.json';

const { resolve } = createRequire(import.meta.url);
const program = join(dirname(resolve('next/package.json')), bin.next);

/** Runs a command of Next.js, without telemetry. @returns its status */
export function runNext(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): number {
  const { status } = spawnSync(process.execPath, [program, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return status ?? 1;
}
