import { spawnSync } from 'node:child_process';
import { tsx } from '../../testing/tsx';
import type { Site } from './sites';

export const buildCommand = ({ folder }: Site) => [tsx, 'lib/export/build.ts', folder];

/** Builds a site, and ends this command if that fails. Returns how long it took, in ms. */
export function buildSite(site: Site): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, buildCommand(site), {
    cwd: site.project,
    stdio: 'inherit',
    env: { ...process.env, ...site.settings },
  });
  if (status !== 0) process.exit(status ?? 1);
  return performance.now() - start;
}
