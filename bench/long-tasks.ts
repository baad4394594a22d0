/** Tasks above 50 ms while a page loads, with a slow processor and a fast network. */
import type { Browser } from 'playwright';
import { pathOf } from '../lib/paths';
import { routes } from '../lib/routes';
import { session, slowCpu, slowDownCpu, withBrowser, withPage } from './browser';
import { median, ms } from './figures';
import { hostAll } from './hosted';
import type { Part } from './part';
import { watchRequests } from './quiet';
import { floorHost, siteHost } from './sites';
import { pathWithoutScripts } from './without-scripts';

/** The lengths of the long tasks of a first visit, in milliseconds. */
function longTasks(browser: Browser, url: string): Promise<number[]> {
  return withPage(browser, async (page) => {
    await slowDownCpu(await session(page));
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const watch = watchRequests(page);
    await page.goto(url);
    await watch.quiet();
    return page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  });
}

export const tasks: Part = async ({ quick, attempt, log }) => {
  await hostAll();
  const paths = [
    ...routes.map((route) => pathOf({ locale: 'en', route })),
    ...(['de', 'ja'] as const).map((locale) => pathOf({ locale, route: 'home' })),
    pathWithoutScripts({ locale: 'en', route: 'home' }),
  ];
  const addresses = [
    ...paths.map((path) => [path, siteHost.origin + path]),
    ['floor', `${floorHost.origin}/`],
  ];
  log(`long tasks of ${addresses.length} addresses`);
  const found = new Map<string, number[][]>(addresses.map(([name]) => [name, []]));
  await withBrowser(async (browser) => {
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      for (const [name, url] of addresses) {
        await attempt(`long tasks of ${name}`, async () =>
          found.get(name)?.push(await longTasks(browser, url)),
        );
      }
    }
  });
  const measured = [...found].filter(([, runs]) => runs.length > 0);
  const rows = measured.map(([name, runs]) => [
    name,
    String(median(runs.map((run) => run.length))),
    ms(median(runs.map((run) => Math.max(0, ...run)))),
  ]);
  const longestOf = (name: string) => rows.find(([shown]) => shown === name)?.[2] ?? '–';
  const title = `Tasks above 50 ms during load (medians of ${quick ? 1 : 5}; CPU slowed down ${slowCpu} times)`;
  return {
    tables: [{ title, head: ['', 'tasks', 'longest, ms'], rows }],
    summary: [
      {
        figure: `longest task while the home page loads, CPU slowed down ${slowCpu} times`,
        value: `${longestOf('/')} ms`,
        against: `${longestOf('floor')} ms of an empty page`,
      },
    ],
  };
};
