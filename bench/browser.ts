import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import { phone as smallestPhone } from '../e2e/setup/sizes';
import { launchOptions } from '../testing/browser';

/** The smallest phone that the site is designed for. */
const phone = {
  viewport: smallestPhone,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A slow mobile network: milliseconds for a round trip, and bits per second. The same as Lighthouse's. */
export const slowNetwork = { roundTripMs: 150, down: 1.6e6, up: 0.75e6 };
export const slowCpu = 4;

/** Starts a browser for the time that something takes. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch(launchOptions());
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A first visit: nothing stored, nothing cached. `locale` is the browser's language. */
export async function withPage<Result>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
  locale = 'en-SG',
) {
  const context = await browser.newContext({ ...phone, locale });
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

export function session(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

export async function slowDownCpu(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
}

export async function slowDownNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowNetwork.roundTripMs,
    downloadThroughput: slowNetwork.down / 8,
    uploadThroughput: slowNetwork.up / 8,
  });
}
