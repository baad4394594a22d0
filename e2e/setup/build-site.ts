import { spawnSync } from 'node:child_process';
import { tsx } from '../../tools/testing/tsx';
import type { Site } from './sites';

/** Builds a site, and ends this command if that fails. */
export function buildSite({ project, folder, settings }: Site): void {
  const { status } = spawnSync(process.execPath, [tsx, 'tools/commands/build.ts', folder], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) process.exit(status ?? 1);
}
