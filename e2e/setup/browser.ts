/** Finds the browser that the tests run in: one that is there, Playwright's own, or one that apt brings. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall } from './apt';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium, or undefined. `CHROMIUM_PATH` names another one. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** How to start it. Chromium refuses its sandbox to root, who is who tests run as in a container. */
export function launchOptions() {
  const root = process.getuid?.() === 0;
  return { executablePath: findBrowser(), args: root ? ['--no-sandbox'] : [] };
}

/** Finds a browser or fetches one. @throws Error saying what to do, if none can be had. */
export function installBrowser(): string {
  const attempts = [
    () => spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }),
    () => aptInstall('chromium'),
  ];
  for (const attempt of attempts) {
    if (findBrowser()) break;
    attempt();
  }
  const found = findBrowser();
  if (!found) throw new Error('No browser found: install Chromium, or set CHROMIUM_PATH to one.');
  return found;
}
