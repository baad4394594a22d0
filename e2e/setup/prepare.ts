/** Prepares what the tests need: browsers, web servers, and exports of the present sources. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../../tools/site/browser';
import { stop } from '../../tools/site/stop';
import { isTaken } from '../../tools/testing/ports';
import { buildIfChanged } from './builds/build';
import { writeTrialMessages } from './builds/messages';
import { firefox } from './engines/firefox';
import { webkit } from './engines/webkit';
import { endpointPort, filled, plain, trial } from './exports';
import { hasBrotli, missing, servers } from './hosts/servers';

const exports = [plain, filled, trial];

/** Debian's packages of each group of programs that is not installed. */
function missingPackages(): string[][] {
  const needed: [isInstalled: boolean, ...packages: string[]][] = [
    [Boolean(findBrowser()), 'chromium'],
    // Apache without its service, which would take port 80.
    [!servers.some(missing), 'nginx', 'apache2-bin', 'media-types'],
    [hasBrotli, 'libnginx-mod-http-brotli-static'],
    [Boolean(firefox.program), 'firefox-esr'],
    [Boolean(webkit.program), 'webkit2gtk-driver', 'xvfb', 'xauth'],
  ];
  return needed.flatMap(([isInstalled, ...packages]) => (isInstalled ? [] : [packages]));
}

function run(command: string, ...parameters: string[]): void {
  spawnSync(command, parameters, { stdio: 'inherit', timeout: 120_000 });
}

/**
 * Installs what is missing. On a machine of continuous integration only: nobody else has asked for
 * it.
 */
function installMissing(): void {
  // Ubuntu has no package of Chromium that runs in a container. Playwright's own needs its server
  // to be in reach.
  if (!findBrowser()) run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  run('apt-get', 'update');
  // One group at a time, because a release of Debian or Ubuntu may lack a package.
  for (const packages of missingPackages())
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

// Playwright would notice only once all is built.
for (const port of [endpointPort, ...exports.map(({ origin }) => Number(new URL(origin).port))])
  if (await isTaken(port))
    stop(`The tests need the port ${port}, which a program has. To see which: lsof -i :${port}`);

const canInstall = process.env.CI && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (canInstall && missingPackages().length > 0) installMissing();

const packages = missingPackages().flat().join(' ');
const command = `as root, on Debian: apt-get install ${packages}`;
const browser = findBrowser();
if (!browser) stop(`The tests need Chromium, or CHROMIUM_PATH with the path of one. ${command}`);
if (packages)
  console.log(`Tests of programs that are missing are skipped. To have them, ${command}`);
console.log(`Testing in ${browser}`);

writeTrialMessages(trial.environment.SITE_CONFIG);
// One at a time: builds use the same folders in the project.
for (const exported of exports) await buildIfChanged(exported);
