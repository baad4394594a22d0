/**
 * Firefox as its makers build it, through WebDriver BiDi. Playwright can do so with the newest
 * release alone: it sends commands that the extended support release does not know.
 */
import { existsSync } from 'node:fs';
import puppeteer, { type BrowserContext, type KeyInput } from 'puppeteer-core';
import { plain } from '../exports';
import type { Engine, EnginePage } from './engine';

const candidates = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

async function newPage(context: BrowserContext): Promise<EnginePage> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // Firefox reports violations of the policy only by this event.
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy has no ${blockedURI} as ${effectiveDirective}`),
    );
  });
  return {
    errors,
    goto: async (path) => void (await page.goto(plain.origin + path)),
    setWidth: (width) => page.setViewport({ width, height: 800 }),
    press: (key) => page.keyboard.press(key as KeyInput),
    evaluate: (pageFunction) => page.evaluate(pageFunction) as never,
    countTabs: async () => (await context.pages()).length,
    close: () => context.close(),
  };
}

const program = candidates.find((path) => path && existsSync(path));

export const firefox: Engine = {
  name: 'Firefox',
  program,
  isGerman: true,
  launch: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      extraPrefsFirefox: { 'intl.accept_languages': 'de-AT,de' },
    });
    return {
      newPage: async () => newPage(await browser.createBrowserContext()),
      close: () => browser.close(),
    };
  },
};
