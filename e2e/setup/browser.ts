/** Gets the tests a browser: one that is there, Playwright's own, or one that apt brings. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../../tools/testing/browser';
import { aptInstall } from './apt';

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
