/** Firefox and WebKit as Playwright builds them, at the version that the lock file names. */
import { existsSync } from 'node:fs';
import { type BrowserContext, type BrowserType, firefox, webkit } from 'playwright';
import { plain } from '../exports';
import type { Engine, Visitor } from './visitor';

async function visit(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    complaints,
    open: async (path) => void (await page.goto(plain.origin + path)),
    widen: (width) => page.setViewportSize({ width, height: 800 }),
    press: (key) => page.keyboard.press(key),
    ask: (question) => page.evaluate(question),
    tabs: async () => context.pages().length,
    leave: () => context.close(),
  };
}

function engine(name: string, type: BrowserType): Engine {
  const program = type.executablePath();
  return {
    name,
    program: existsSync(program) ? program : undefined,
    german: true,
    launch: async () => {
      const browser = await type.launch();
      return {
        visit: async () => visit(await browser.newContext({ locale: 'de-AT' })),
        stop: () => browser.close(),
      };
    },
  };
}

export const playwrightFirefox = engine('Firefox', firefox);
export const playwrightWebkit = engine('WebKit', webkit);
