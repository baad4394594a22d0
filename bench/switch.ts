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
import { exchangeByHand } from './by-hand';
import { median, ms, ratio } from './figures';
import { hostAll } from './hosted';
import type { Part } from './part';
import { watchRequests } from './quiet';
import { siteHost } from './sites';
import { readStopwatch, roundTrip, setStopwatch } from './stopwatch';
import { type Way, ways } from './switch-ways';

const languages: readonly Locale[] = ['de', 'ja'];

type Switch = { painted: number; byHand: number; roundTrip: number; requests: number };

/**
 * Somebody was sent the English page and takes their own language. The page loads at full speed; what is
 * measured comes after.
 * @param byHand leaves the framework out, see `exchangeByHand`
 */
function measure(browser: Browser, { choice, ahead }: Way, code: Locale, byHand: boolean) {
  const visit = async (page: Page) => {
    const watch = watchRequests(page);
    await page.goto(`${siteHost.origin}/?lang=en`);
    await page.locator('body > [role="status"]').waitFor({ state: 'attached' });
    await watch.quiet();
    const cdp = await session(page);
    await slowDownCpu(cdp);
    await slowDownNetwork(cdp);
    const network = await roundTrip(page, '/icon.svg');
    const choose = await choice(page, code, watch);
    await setStopwatch(page);
    if (byHand) {
      const fetchAhead = await exchangeByHand(page, `${siteHost.origin}/${code}/`);
      if (ahead) await fetchAhead();
    }
    const before = watch.count();
    await choose();
    const painted = await readStopwatch(page);
    return { painted, roundTrip: network, requests: watch.count() - before };
  };
  return withPage(browser, visit, code);
}

/** The site's way and the one by hand take turns, so that what else the computer does meets both. */
async function compare(browser: Browser, way: Way, code: Locale): Promise<Switch> {
  const { painted: byHand } = await measure(browser, way, code, true);
  return { ...(await measure(browser, way, code, false)), byHand };
}

function middleOf(runs: readonly Switch[]): Switch {
  const middle = (of: keyof Switch) => median(runs.map((run) => run[of]));
  return {
    painted: middle('painted'),
    byHand: middle('byHand'),
    roundTrip: middle('roundTrip'),
    requests: middle('requests'),
  };
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
            runs.push(await compare(browser, way, code)),
          );
        }
        if (runs.length === 0) continue;
        const found = middleOf(runs);
        if (found.painted > (slowest.get(name)?.painted ?? 0)) slowest.set(name, found);
        const { painted, byHand, roundTrip: network, requests } = found;
        const figures = [ms(painted), ms(byHand), ratio(painted, byHand), ms(network)];
        rows.push([`${name}: ${localeRow(code).name}`, ...figures, String(requests)]);
      }
    }
  });
  const { roundTripMs, down } = slowNetwork;
  const conditions = `CPU slowed down ${slowCpu} times, ${roundTripMs} ms, ${down / 1e6} Mbit/s`;
  return {
    tables: [
      {
        title: `From choosing a language to its first paint (ms, medians of ${quick ? 1 : 5}; ${conditions})`,
        head: ['', 'painted after', 'by hand', '×', 'round trip', 'requests'],
        rows,
      },
    ],
    summary: [...slowest].map(([name, { painted, byHand, roundTrip: network }]) => {
      const limit = ways[name].ahead ? '100 ms' : `a round trip, ${ms(network)} ms, and 100 ms`;
      return {
        figure: `language painted after the choice: ${name}`,
        value: `${ms(painted)} ms`,
        against: `at most ${limit}; ${ms(byHand)} ms without the framework`,
      };
    }),
  };
};
