/** Gets the tests what they need: browsers, web servers, the exports to visit, and the empty page to compare with. */
import { spawnSync } from 'node:child_process';
import { buildFloor } from '../../bench/floor';
import { installBrowser } from './browser';
import { installEngines } from './engines/engines';
import { installServers } from './servers';
import { plain, type Site, trial, under } from './sites';
import { makeTrial } from './trial';
import { tsx } from './tsx';

function build({ project, folder, settings }: Site): void {
  const { status } = spawnSync(process.execPath, [tsx, 'lib/export/build.ts', folder], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) process.exit(status ?? 1);
}

console.log(`Testing in ${installBrowser()}`);
installServers();
installEngines();
makeTrial();
for (const site of [plain, under, trial]) build(site);
await buildFloor();
