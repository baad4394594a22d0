import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let updated = false;

/** Installs Debian's packages where that needs nobody's hand: for root, where there is apt. */
export function aptInstall(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, { stdio: 'inherit', timeout: 120_000 });
  if (!updated) apt('update');
  updated = true;
  apt('install', '-y', '--no-install-recommends', ...packages);
}
