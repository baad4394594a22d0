/** Builds the plain site once more, in another folder, on another day, with a stray `.env`. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../../tools/testing/project-copy';
import type { Export } from '../exports';
import { buildExport } from './build';

/** The clock, 1,000 days on, as every process of a build reads it that runs JavaScript. */
const anotherDay = `
const now = Date.now;
Date.now = () => now() + 86_400_000 * 1000;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, self) => Reflect.construct(target, values.length ? values : [target.now()], self),
  apply: (target) => new target(target.now()).toString(),
});`;

const elsewhen = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(anotherDay)}`,
  // West of Greenwich: midnight in UTC is another day.
  TZ: 'Pacific/Pago_Pago',
};

export async function buildSecond(second: Export): Promise<void> {
  const { project = '' } = second;
  copyProject(project);
  // Packages of its own, as in another clone: links to the same files, which take no room.
  const packages = join(project, 'node_modules');
  spawnSync('cp', ['-Rl', 'node_modules', packages], { stdio: 'inherit' });
  writeFileSync(join(project, '.env'), 'SITE_NAME=A name that nobody set');
  await buildExport({ ...second, settings: { ...second.settings, ...elsewhen } });
  rmSync(packages, { recursive: true });
}
