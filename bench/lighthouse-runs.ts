/** Runs Lighthouse on addresses, in rounds. */
import { launch } from 'chrome-launcher';
import runLighthouse from 'lighthouse';
import { launchOptions } from '../testing/browser';
import { median } from './figures';
import type { Options } from './part';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
} as const;

/** `machine` is how fast Lighthouse found the computer itself, before it slows it down. */
export type Scores = Record<(typeof categories)[number] | keyof typeof timings | 'machine', number>;
export type Runs = { name: string; url: string; runs: Scores[] };

/** One run, with the throttling that Lighthouse simulates by default: a mid-range phone, slow 4G. */
async function audit(port: number, url: string): Promise<Scores> {
  const result = await runLighthouse(url, {
    port,
    logLevel: 'error',
    // Neither bears on a score, and both take seconds.
    disableFullPageScreenshot: true,
    skipAudits: ['bf-cache'],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(result?.lhr.runtimeError?.message ?? `no result for ${url}`);
  }
  const { lhr } = result;
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
  const times = Object.entries(timings).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  return Object.fromEntries([...scores, ...times, ['machine', lhr.environment.benchmarkIndex]]);
}

/** One after the other in each round, so that what slows the machine down meets all of them alike. */
export async function auditInRounds(
  pages: readonly Runs[],
  rounds: number,
  attempt: Options['attempt'],
) {
  const { executablePath: chromePath, args } = launchOptions();
  const chromeFlags = ['--headless=new', ...args];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, url, runs } of pages) {
        await attempt(`Lighthouse of ${name}`, async () =>
          runs.push(await audit(chrome.port, url)),
        );
      }
    }
  } finally {
    chrome.kill();
  }
}

export function medians({ runs }: Runs): Scores {
  const names = [
    ...categories,
    ...(Object.keys(timings) as (keyof typeof timings)[]),
    'machine',
  ] as const;
  const entries = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(entries);
}
