/** Builds the plain site once more, in another folder, on another day, with a stray `.env`. */
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../../tools/export/files';
import { copyProject } from '../../../tools/testing/project-copy';
import { second } from '../sites';
import { buildSite } from './build';

const project = second.project ?? '';

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
  TZ: 'Pacific/Kiritimati',
};

/** Packages of its own, as in another clone: links to the same files, which take no room. */
function linkPackages(folder: string): void {
  for (const file of filesBelow('node_modules')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    linkSync(join('node_modules', file), join(folder, file));
  }
}

export function buildSecond(): void {
  copyProject(project);
  const packages = join(project, 'node_modules');
  linkPackages(packages);
  writeFileSync(join(project, '.env'), 'SITE_NAME=A name that nobody set');
  buildSite({ ...second, settings: { ...second.settings, ...elsewhen } });
  rmSync(packages, { recursive: true });
}
