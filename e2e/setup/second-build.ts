/**
 * Builds the plain site once more, in another folder, on another day, with a stray `.env`, after a build there was
 * killed. What that one left is recorded for the tests. `KILLED_BUILDS=5` kills five, one after the other.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../lib/export/files';
import { copyProject } from '../../testing/project-copy';
import { buildCommand, buildSite } from './build-site';
import { plain, second } from './sites';
import { treeOf } from './tree';

export type Kill = {
  ms: number;
  before: Record<string, string>;
  after: Record<string, string>;
};

const project = second.project ?? '';
export const killsFile = join(project, 'kills.json');

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

/** Kills a build and all that it started, by `SIGKILL`. Tells whether it was still at work. */
async function killBuild(ms: number): Promise<boolean> {
  const build = spawn(process.execPath, buildCommand(second), {
    cwd: project,
    env: { ...process.env, ...second.settings },
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = build;
  if (!pid) throw new Error('The build does not start');
  const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), ms);
  const [, signal] = await once(build, 'exit');
  clearTimeout(timer);
  return signal === 'SIGKILL';
}

/** @param usualMs how long a build takes here */
export async function buildSecond(usualMs: number): Promise<void> {
  copyProject(project, []);
  const packages = join(project, 'node_modules');
  linkPackages(packages);
  const exported = join(project, second.folder);
  const kills: Kill[] = [];
  for (let longest = usualMs; kills.length < Number(process.env.KILLED_BUILDS ?? 1); ) {
    rmSync(exported, { recursive: true, force: true });
    cpSync(plain.folder, exported, { recursive: true });
    // Else it could not be told from what the killed build would have made.
    writeFileSync(join(exported, 'earlier.txt'), 'An earlier export');
    const before = treeOf(exported);
    const ms = Math.random() * longest;
    const killed = await killBuild(ms);
    if (killed) kills.push({ ms, before, after: treeOf(exported) });
    else longest = ms;
    console.log(`A build was ${killed ? 'killed' : 'finished'} after ${(ms / 1000).toFixed(1)} s`);
  }
  writeFileSync(join(project, '.env'), 'SITE_NAME=A name that nobody set');
  writeFileSync(killsFile, JSON.stringify(kills));
  buildSite({ ...second, settings: { ...second.settings, ...elsewhen } });
  rmSync(packages, { recursive: true });
}
