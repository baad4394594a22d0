/** The script for releases, run beside the programs that it calls. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the script for a release, with the programs of `bin` beside the releases. */
export function publish(place: string, name: string) {
  const input = readFileSync('tools/hosting/release.sh');
  const env = { ...process.env, PATH: `${place}/bin:${process.env.PATH}` };
  return spawnSync('sh', ['-s', join(place, name)], { env, input, encoding: 'utf8' });
}

/** Programs that only write down how they were called. */
export function writePrograms(place: string, statuses: Record<string, number> = {}): void {
  mkdirSync(join(place, 'bin'), { recursive: true });
  for (const name of ['nginx', 'systemctl']) {
    const text = `#!/bin/sh\necho ${name} "$@" >> ${place}/calls\nexit ${statuses[name] ?? 0}\n`;
    writeFileSync(join(place, 'bin', name), text, { mode: 0o755 });
  }
  writeFileSync(join(place, 'calls'), '');
}
