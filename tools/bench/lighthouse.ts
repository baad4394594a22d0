/** Lighthouse's mobile run of each sample page, and of the same page without scripts. */
import { pathOf } from '../../lib/paths';
import { type Audit, audit, categories, measureIndex, slowdownFor, withChrome } from './audits';
import { baselineOrigin, samplePages } from './host';
import { atMost, median, ms, type Part, times } from './part';
import { siteOrigin } from './project';

type Runs = { path: string; site: Audit[]; baseline: Audit[] };

/** Measures in rounds, in which each page and its baseline take turns. Returns the machine's index in each round. */
async function measure(pages: readonly Runs[], rounds: number): Promise<number[]> {
  const indexes: number[] = [];
  await withChrome(async (port) => {
    for (let round = 1; round <= rounds; round += 1) {
      const index = await measureIndex(port, baselineOrigin + pages[0].path);
      indexes.push(index);
      console.log(`Lighthouse, round ${round} of ${rounds}: the machine's index is ${index}`);
      for (const { path, site, baseline } of pages) {
        site.push(await audit(port, siteOrigin + path, index));
        baseline.push(await audit(port, baselineOrigin + path, index));
      }
    }
  });
  return indexes;
}

/** The medians of a page, and its distance from the baseline. */
function middleOf({ path, site, baseline }: Runs) {
  const middle = (name: keyof Audit, audits = site) => median(audits.map((one) => one[name]));
  const [FCP, LCP, TBT, CLS] = [middle('FCP'), middle('LCP'), middle('TBT'), middle('CLS')];
  const scores = categories.map((name) => Math.round(middle(name)));
  const moreTBT = TBT - middle('TBT', baseline);
  const [timesFCP, timesLCP] = [FCP / middle('FCP', baseline), LCP / middle('LCP', baseline)];
  return { path, scores, FCP, LCP, TBT, CLS, timesFCP, timesLCP, moreTBT };
}

export const lighthouse: Part = async (_, quick) => {
  const runs = samplePages.map((page): Runs => ({ path: pathOf(page), site: [], baseline: [] }));
  const indexes = await measure(runs, quick ? 1 : 5);
  const pages = runs.map(middleOf);
  const most = (of: (page: (typeof pages)[0]) => number) => Math.max(...pages.map(of));
  const [tbt, lcp] = [most((page) => page.moreTBT), most((page) => page.timesLCP)];
  const cls = most((page) => page.CLS);
  const least = Math.min(...pages.flatMap(({ scores }) => scores));
  const slowdown = slowdownFor(median(indexes)).toFixed(1);
  return {
    title: 'Lighthouse, mobile, against the same page without scripts',
    conditions: `Medians of ${indexes.length}. The machine's index: ${indexes.join(', ')}; its CPU slowed down ${slowdown} times.`,
    head: ['', ...categories, 'FCP', '×', 'LCP', '×', 'TBT', '−', 'CLS'],
    rows: pages.map(({ path, scores, ...page }) => [
      ...[path, ...scores.map(String), ms(page.FCP), times(page.timesFCP), ms(page.LCP)],
      ...[times(page.timesLCP), ms(page.TBT), ms(page.moreTBT), page.CLS.toFixed(3)],
    ]),
    figures: [
      { name: 'the least of all scores', value: String(least), target: '100', met: least === 100 },
      atMost('TBT above that without scripts, the most', tbt, 10, ms),
      atMost('LCP against that without scripts, the most', lcp, 1.02, times),
      atMost('CLS, the most', cls, 0, String),
    ],
  };
};
