/**
 * Lighthouse's mobile run of each sample page, and of the same page without scripts: as on a mid-range phone, however
 * fast this machine is.
 */
import { launch } from 'chrome-launcher';
import runLighthouse, { type Flags } from 'lighthouse';
import { pathOf } from '../../lib/paths';
import { launchOptions } from '../testing/browser';
import { baselineOrigin, samplePages } from './host';
import { siteOrigin } from './project';
import { atMost, median, ms, type Part, times } from './report';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** By name: scores of 100, milliseconds, and for CLS a share of the screen. */
type Audit = Record<string, number>;

async function run(url: string, flags: Flags) {
  const options: Flags = { logLevel: 'error', disableFullPageScreenshot: true, ...flags };
  // On a busy machine a run may fail of itself. A second one tells whether it is the page.
  const result = await runLighthouse(url, options).catch(() => runLighthouse(url, options));
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
  return lhr;
}

/** By default Lighthouse takes a machine for four times as fast as a phone. That is true of an index of 1,000. */
const slowdownFor = (index: number) => (4 * index) / 1000;

/**
 * One mobile run, with the slow network that Lighthouse simulates by default.
 * @param index how fast Lighthouse finds this machine at the moment: its `benchmarkIndex`
 */
async function audit(port: number, url: string, index: number): Promise<Audit> {
  const throttling = { cpuSlowdownMultiplier: slowdownFor(index) };
  // The audit that is left out bears on no score, and takes seconds.
  const flags: Flags = { port, throttlingMethod: 'simulate', throttling, skipAudits: ['bf-cache'] };
  const lhr = await run(url, flags);
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
  const times = Object.entries(timings).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  return Object.fromEntries([...scores, ...times]);
}

type Runs = { path: string; site: Audit[]; baseline: Audit[] };

/** Measures in rounds, in which each page and its baseline take turns. Returns the machine's index in each round. */
async function measure(pages: readonly Runs[], rounds: number): Promise<number[]> {
  const { executablePath: chromePath, args } = launchOptions();
  // English: else the decision on the language would lead away from the English pages.
  const ownFlags = ['--headless=new', '--accept-lang=en', '--ignore-certificate-errors'];
  const { port, kill } = await launch({ chromePath, chromeFlags: [...ownFlags, ...args] });
  const indexes: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const first = baselineOrigin + pages[0].path;
      const { environment } = await run(first, { port, onlyAudits: ['document-title'] });
      const index = environment.benchmarkIndex;
      indexes.push(index);
      console.log(`Lighthouse, round ${round} of ${rounds}: the machine's index is ${index}`);
      for (const { path, site, baseline } of pages) {
        site.push(await audit(port, siteOrigin + path, index));
        baseline.push(await audit(port, baselineOrigin + path, index));
      }
    }
  } finally {
    kill();
  }
  return indexes;
}

function medians(audits: readonly Audit[]): Audit {
  const names = Object.keys(audits[0]);
  return Object.fromEntries(names.map((name) => [name, median(audits.map((one) => one[name]))]));
}

export const lighthouse: Part = async (_, quick) => {
  const runs = samplePages.map((page): Runs => ({ path: pathOf(page), site: [], baseline: [] }));
  const indexes = await measure(runs, quick ? 1 : 5);
  const slowdown = slowdownFor(median(indexes)).toFixed(1);
  const pages = runs.map(({ path, site, baseline }) => {
    const [own, bare] = [medians(site), medians(baseline)];
    const compared = { timesFCP: own.FCP / bare.FCP, timesLCP: own.LCP / bare.LCP };
    const scores = categories.map((name) => Math.round(own[name]));
    return { path, scores, audit: { ...own, ...compared, moreTBT: own.TBT - bare.TBT } as Audit };
  });
  const least = Math.min(...pages.flatMap(({ scores }) => scores));
  const most = (name: string) => Math.max(...pages.map(({ audit }) => audit[name]));
  return {
    title: 'Lighthouse, mobile, against the same page without scripts',
    conditions: `Medians of ${indexes.length}. The machine's index: ${indexes.join(', ')}; its CPU slowed down ${slowdown} times.`,
    head: ['', ...categories, 'FCP', '×', 'LCP', '×', 'TBT', '−', 'CLS'],
    rows: pages.map(({ path, scores, audit }) => [
      ...[path, ...scores.map(String), ms(audit.FCP), times(audit.timesFCP), ms(audit.LCP)],
      ...[times(audit.timesLCP), ms(audit.TBT), ms(audit.moreTBT), audit.CLS.toFixed(3)],
    ]),
    figures: [
      { name: 'the least of all scores', value: String(least), target: '100', met: least === 100 },
      atMost('TBT above that without scripts, the most', most('moreTBT'), 10, ms),
      atMost('LCP against that without scripts, the most', most('timesLCP'), 1.02, times),
      atMost('CLS, the most', most('CLS'), 0, String),
    ],
  };
};
