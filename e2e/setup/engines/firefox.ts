/**
 * Firefox as its makers build it, through WebDriver BiDi. Playwright's channel `moz-firefox` does that too, but for the newest
 * release alone: for each visitor it sends commands that an extended support release does not know
 * (`emulation.setMediaFeaturesOverride`, unknown to 153).
 */
import { existsSync } from 'node:fs';
import puppeteer, { type BrowserContext, type KeyInput } from 'puppeteer-core';
import { plain } from '../exports';
import type { Engine, Visitor } from './visitor';

const candidates = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

async function visit(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // Firefox reports violations of the policy only by this event.
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

const program = candidates.find((path) => path && existsSync(path));

export const firefox: Engine = {
  name: 'Firefox',
  program,
  german: true,
  launch: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      extraPrefsFirefox: { 'intl.accept_languages': 'de-AT,de' },
    });
    return {
      visit: async () => visit(await browser.createBrowserContext()),
      stop: () => browser.close(),
    };
  },
};
