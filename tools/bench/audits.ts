/** Runs Lighthouse on pages, as on a mid-range phone, however fast this machine is. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { launchOptions } from '../testing/browser';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Scores of 100, milliseconds, and for CLS a share of the screen. */
export type Audit = Record<(typeof categories)[number] | keyof typeof timings, number>;

/** @param use gets the port at which Lighthouse finds the browser */
export async function withChrome(use: (port: number) => Promise<void>): Promise<void> {
  const { executablePath: chromePath, args } = launchOptions();
  // English: else the decision on the language would lead away from the English pages.
  const chromeFlags = ['--headless=new', '--accept-lang=en', ...args];
  const chrome = await launch({ chromePath, chromeFlags });
  await use(chrome.port).finally(() => chrome.kill());
}

async function run(url: string, flags: Flags) {
  const options: Flags = { logLevel: 'error', disableFullPageScreenshot: true, ...flags };
  // On a busy machine a run may fail of itself. A second one tells whether it is the page.
  const result = await lighthouse(url, options).catch(() => lighthouse(url, options));
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
  return lhr;
}

/** How fast Lighthouse finds this machine at the moment: its `benchmarkIndex`. */
export async function measureIndex(port: number, url: string): Promise<number> {
  return (await run(url, { port, onlyAudits: ['document-title'] })).environment.benchmarkIndex;
}

/** By default Lighthouse takes a machine for four times as fast as a phone. That is true of an index of 1,000. */
export function slowdownFor(index: number): number {
  return (4 * index) / 1000;
}

/** One mobile run, with the slow network that Lighthouse simulates by default. */
export async function audit(port: number, url: string, index: number): Promise<Audit> {
  const throttling = { cpuSlowdownMultiplier: slowdownFor(index) };
  // The audit that is left out bears on no score, and takes seconds.
  const flags: Flags = { port, throttlingMethod: 'simulate', throttling, skipAudits: ['bf-cache'] };
  const lhr = await run(url, flags);
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
  const times = Object.entries(timings).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  return Object.fromEntries([...scores, ...times]);
}
