/** How long a change of language takes on a slow phone, from the press to its paint. */
import { type Browser, chromium, devices, type Page } from 'playwright';
import type { Locale } from '../../lib/locales';
import { pathOf } from '../../lib/paths';
import { launchOptions } from '../testing/browser';
import { armExchange, timeOfSwitch } from './in-page';
import { siteOrigin } from './project';
import { atMost, median, ms, type Part, times } from './report';

const languages: readonly Locale[] = ['de', 'ja'];

async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const [downloadThroughput, uploadThroughput] = [1.6e6 / 8, 1.6e6 / 8];
  const network = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
  await cdp.send('Network.emulateNetworkConditions', network);
}

/** Brings the page to where the language is chosen, and chooses it. */
async function choose(page: Page, code: Locale, inMenu: boolean): Promise<void> {
  if (inMenu) await page.locator('#language-button').tap();
  else await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  await page.locator(`${inMenu ? 'header' : 'footer'} a[hreflang="${code}"]:visible`).tap();
}

/** Somebody was sent the English page and takes their own language. Returns milliseconds from press to paint. */
async function measure(browser: Browser, code: Locale, inMenu: boolean, isBaseline: boolean) {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  // The baseline parses a text without asking the page's policy. Both variants go without it, to be alike.
  const options = { ...phone, locale: code, bypassCSP: true, ignoreHTTPSErrors: true };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (isBaseline) await page.route('**/scripts/*', (route) => route.abort());
  await page.goto(`${siteOrigin}/?lang=en`);
  await page.unrouteAll();
  await slowDown(page);
  const pressedToPainted = timeOfSwitch(page);
  // The site's menu prefetches the visitor's own language when it opens.
  if (isBaseline) await armExchange(page, pathOf({ locale: code, route: 'home' }), inMenu);
  await choose(page, code, inMenu);
  const milliseconds = await pressedToPainted;
  await context.close();
  return milliseconds;
}

export const languageSwitch: Part = async (_, quick) => {
  const runs = quick ? 1 : 7;
  const browser = await chromium.launch(launchOptions());
  const found = [];
  for (const inMenu of [true, false])
    for (const code of languages) {
      const name = `${inMenu ? 'from the open menu' : 'cold, from the footer'}, to ${code}`;
      console.log(`Choosing a language ${name}`);
      const [site, baseline]: number[][] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        baseline.push(await measure(browser, code, inMenu, true));
        site.push(await measure(browser, code, inMenu, false));
      }
      found.push({ name, site: median(site), baseline: median(baseline) });
    }
  await browser.close();
  return {
    title: 'Choosing a language, from press to paint, against the barest exchange',
    conditions: `Medians of ${runs}. Touch phone, CPU slowed down 4 times, 1.6 Mbit/s, round trip of 150 ms.`,
    head: ['', 'site', 'barest exchange', ''],
    rows: found.map(({ name, site, baseline }) => [
      ...[name, ms(site), ms(baseline), times(site / baseline)],
    ]),
    figures: found.map(({ name, site, baseline }) => atMost(name, site / baseline, 1.1, times)),
  };
};
