/**
 * The browser that tests and Lighthouse run in: Playwright's own if it was downloaded, or one that
 * is there.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium, or undefined. `CHROMIUM_PATH` names another one. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * How to start it. Chromium refuses its sandbox to root, who is who tests run as in a container.
 */
export function launchOptions() {
  const root = process.getuid?.() === 0;
  return { executablePath: findBrowser(), args: root ? ['--no-sandbox'] : [] };
}
