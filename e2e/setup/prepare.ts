/** Prepares what the tests need: browsers, web servers, and exports of the present sources. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../../tools/testing/browser';
import { buildIfChanged } from './builds/build';
import { writeTrialMessages } from './builds/messages';
import { firefox, webkit } from './engines/engines';
import { filled, plain, trial } from './exports';
import { hasBrotli, missing, servers } from './hosts/servers';

function run(command: string, ...parameters: string[]): void {
  spawnSync(command, parameters, { stdio: 'inherit', timeout: 120_000 });
}

/**
 * Installs missing programs, if root runs this on a system with apt. Tests for programs that are still missing are skipped.
 * @throws Error saying what to do, if there is no browser
 */
function install(): void {
  if (!findBrowser()) run('npx', 'playwright', 'install', 'chromium');
  // Names of packages in Debian. They are installed one at a time, because a release may lack some.
  const needed: [isThere: boolean, ...packages: string[]][] = [
    [Boolean(findBrowser()), 'chromium'],
    // Apache without its service, which would take port 80.
    [!servers.some(missing), 'nginx', 'apache2-bin', 'media-types'],
    [hasBrotli, 'libnginx-mod-http-brotli-static'],
    [Boolean(firefox.program), 'firefox-esr'],
    [Boolean(webkit.program), 'webkit2gtk-driver', 'xvfb', 'xauth'],
  ];
  const absent = needed.filter(([isThere]) => !isThere);
  if (absent.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update');
    for (const [, ...packages] of absent)
      run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  }
  const browser = findBrowser();
  if (!browser) throw new Error('No browser found: install Chromium, or set CHROMIUM_PATH to one.');
  console.log(`Testing in ${browser}`);
}

install();
writeTrialMessages(trial.environment.SITE_CONFIG);
// One at a time: builds use the same folders in the project.
for (const exported of [plain, filled, trial]) await buildIfChanged(exported);
