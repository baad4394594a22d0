/** Chromium, and Firefox as its makers build it, through WebDriver BiDi: Playwright drives only its own Firefox. */
import { existsSync } from 'node:fs';
import puppeteer, { type BrowserContext, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { findBrowser, launchOptions } from '../../../tools/testing/browser';
import { plain } from '../sites';
import type { Engine, Visitor } from './visitor';

const german = 'de-AT,de';

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of a Firefox, or undefined. `FIREFOX_PATH` names another one. */
function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...firefoxes].find((path) => path && existsSync(path));
}

async function visit(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // Firefox tells of it nowhere else.
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy has no ${blockedURI} as ${effectiveDirective}`),
    );
  });
  return {
    complaints,
    open: async (path) => void (await page.goto(plain.origin + path)),
    widen: (width) => page.setViewport({ width, height: 800 }),
    press: (key) => page.keyboard.press(key as KeyInput),
    ask: (question) => page.evaluate(question) as never,
    tabs: async () => (await context.pages()).length,
    leave: () => context.close(),
  };
}

function engine(properties: Pick<Engine, 'name' | 'program' | 'packages'>, options: LaunchOptions) {
  return {
    ...properties,
    german: true,
    start: async () => {
      const executablePath = properties.program();
      const browser = await puppeteer.launch({ ...options, executablePath });
      return {
        visit: async () => visit(await browser.createBrowserContext()),
        stop: () => browser.close(),
      };
    },
  };
}

export const chromium: Engine = engine(
  { name: 'Chromium', program: findBrowser, packages: ['chromium'] },
  { browser: 'chrome', args: [...launchOptions().args, `--accept-lang=${german}`] },
);

export const firefox: Engine = engine(
  { name: 'Firefox', program: findFirefox, packages: ['firefox-esr'] },
  { browser: 'firefox', extraPrefsFirefox: { 'intl.accept_languages': german } },
);
