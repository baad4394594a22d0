/** How long a change of language takes, from the choice to its first paint, on a slow phone and network. */
import type { Browser, Page } from 'playwright';
import { type Locale, localeRow } from '../lib/locales';
import {
  session,
  slowCpu,
  slowDownCpu,
  slowDownNetwork,
  slowNetwork,
  withBrowser,
  withPage,
} from './browser';
import { median, ms } from './figures';
import { hostAll } from './hosted';
import type { Part } from './part';
import { watchRequests } from './quiet';
import { siteHost } from './sites';
import { readStopwatch, roundTrip, setStopwatch } from './stopwatch';

const languages: readonly Locale[] = ['de', 'ja'];

type Watch = ReturnType<typeof watchRequests>;
/** Brings the page to where the choice is made, and returns what makes it. */
type Way = (page: Page, code: Locale, watch: Watch) => Promise<() => Promise<void>>;

const inMenu = (page: Page, code: Locale) => page.locator(`header a[hreflang="${code}"]:visible`);

const ways: Record<string, Way> = {
  'menu open, language highlighted': async (page, code, watch) => {
    await page.locator('#language-button').hover();
    await watch.quiet();
    await page.locator('#language-button').click();
    await inMenu(page, code).hover();
    await watch.quiet();
    return () => inMenu(page, code).click();
  },
  'menu open, own language touched': async (page, code, watch) => {
    await page.locator('#language-button').tap();
    await inMenu(page, code).waitFor();
    await watch.quiet();
    return () => inMenu(page, code).tap();
  },
  'cold, from the footer': async (page, code, watch) => {
    const link = page.locator(`#footer-language-${code}`);
    await link.scrollIntoViewIfNeeded();
    await watch.quiet();
    return () => link.tap();
  },
};

type Switch = { painted: number; roundTrip: number; requests: number };

/**
 * Somebody was sent the English page and takes their own language. The page loads at full speed; what is
 * measured comes after.
 */
function measure(browser: Browser, way: Way, code: Locale): Promise<Switch> {
  const visit = async (page: Page) => {
    const watch = watchRequests(page);
    await page.goto(`${siteHost.origin}/?lang=en`);
    await page.locator('body > [role="status"]').waitFor({ state: 'attached' });
    await watch.quiet();
    const cdp = await session(page);
    await slowDownCpu(cdp);
    await slowDownNetwork(cdp);
    const network = await roundTrip(page, '/icon.svg');
    const choose = await way(page, code, watch);
    await setStopwatch(page);
    const before = watch.count();
    await choose();
    const painted = await readStopwatch(page);
    return { painted, roundTrip: network, requests: watch.count() - before };
  };
  return withPage(browser, visit, code);
}

export const languageSwitch: Part = async ({ quick, attempt, log }) => {
  await hostAll();
  const rows: string[][] = [];
  const slowest = new Map<string, Switch>();
  await withBrowser(async (browser) => {
    for (const [name, way] of Object.entries(ways)) {
      for (const code of languages) {
        log(`switch to ${code}: ${name}`);
        const runs: Switch[] = [];
        for (let run = 0; run < (quick ? 1 : 5); run += 1) {
          await attempt(`switch to ${code}, ${name}`, async () =>
            runs.push(await measure(browser, way, code)),
          );
        }
        if (runs.length === 0) continue;
        const middle = (of: keyof Switch) => median(runs.map((run) => run[of]));
        const found = {
          painted: middle('painted'),
          roundTrip: middle('roundTrip'),
          requests: middle('requests'),
        };
        if (found.painted > (slowest.get(name)?.painted ?? 0)) slowest.set(name, found);
        const figures = [ms(found.painted), ms(found.roundTrip), String(found.requests)];
        rows.push([`${name}: ${localeRow(code).name}`, ...figures]);
      }
    }
  });
  const { roundTripMs, down } = slowNetwork;
  const conditions = `CPU slowed down ${slowCpu} times, ${roundTripMs} ms, ${down / 1e6} Mbit/s`;
  return {
    tables: [
      {
        title: `From choosing a language to its first paint (ms, medians of ${quick ? 1 : 5}; ${conditions})`,
        head: ['', 'painted after', 'round trip', 'requests'],
        rows,
      },
    ],
    summary: [...slowest].map(([name, { painted, roundTrip: network }]) => ({
      figure: `language painted after the choice: ${name}`,
      value: `${ms(painted)} ms`,
      against: name.startsWith('cold')
        ? `at most a round trip, ${ms(network)} ms, and 100 ms`
        : 'at most 100 ms',
    })),
  };
};
