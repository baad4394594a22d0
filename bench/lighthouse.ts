/** Lighthouse's mobile run: of pages, of the same pages without scripts, and of the floor. */
import { launch } from 'chrome-launcher';
import runLighthouse from 'lighthouse';
import { launchOptions } from '../e2e/setup/browser';
import type { Locale } from '../lib/locales';
import { type Page, pathOf } from '../lib/paths';
import { routes } from '../lib/routes';
import { median, ms, ratio, type Table } from './figures';
import { hostAll } from './hosted';
import type { Part } from './part';
import { floorHost, siteHost } from './sites';

const languages: readonly Locale[] = ['en', 'de', 'ja'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
} as const;

type Scores = Record<(typeof categories)[number] | keyof typeof timings, number>;
type Runs = { name: string; url: string; runs: Scores[] };

/** One run, with the throttling that Lighthouse simulates by default: a mid-range phone, slow 4G. */
async function audit(port: number, url: string, logLevel: 'error' = 'error'): Promise<Scores> {
  const result = await runLighthouse(url, { port, logLevel, output: 'json' });
  if (!result || result.lhr.runtimeError) {
    throw new Error(result?.lhr.runtimeError?.message ?? `no result for ${url}`);
  }
  const { lhr } = result;
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
  const times = Object.entries(timings).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  return Object.fromEntries([...scores, ...times]);
}

/** One after the other in each round, so that what slows the machine down meets all of them alike. */
async function auditInRounds(pages: readonly Runs[], rounds: number, attempt: Attempt) {
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

type Attempt = Parameters<Part>[0]['attempt'];

function medians({ runs }: Runs): Scores {
  const names = [...categories, ...(Object.keys(timings) as (keyof typeof timings)[])];
  const entries = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(entries);
}

function row({ name, ...rest }: Runs): string[] {
  if (rest.runs.length === 0) return [name, ...Array(9).fill('–')];
  const found = medians({ name, ...rest });
  return [
    name,
    ...categories.map((category) => String(found[category])),
    ...(['FCP', 'LCP', 'TBT'] as const).map((timing) => ms(found[timing])),
    found.CLS.toFixed(3),
    ms(found['Speed Index']),
  ];
}

export const lighthouse: Part = async ({ quick, attempt, log }) => {
  const { limitOf } = await hostAll();
  const named = (page: Page): Runs => {
    const path = pathOf(page);
    return { name: path, url: siteHost.origin + path, runs: [] };
  };
  const floor: Runs = { name: 'floor', url: `${floorHost.origin}/`, runs: [] };
  const homes = languages.map((locale) => {
    const page: Page = { locale, route: 'home' };
    const limit = { name: `${pathOf(page)} without scripts`, url: limitOf(page), runs: [] };
    return { whole: named(page), limit };
  });
  const others = routes
    .filter((route) => route !== 'home')
    .flatMap((route) => languages.map((locale) => named({ locale, route })));

  const compared = [floor, ...homes.flatMap(({ whole, limit }) => [whole, limit])];
  log(`Lighthouse: ${compared.length} addresses, to compare`);
  await auditInRounds(compared, quick ? 1 : 5, attempt);
  log(`Lighthouse: ${others.length} other pages`);
  await auditInRounds(others, quick ? 1 : 3, attempt);

  const all = [...compared, ...others];
  const head = [
    '',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    ...Object.keys(timings),
  ];
  const title = `Lighthouse, mobile, simulated (ms; medians of ${quick ? 1 : '5, of the other pages of 3'})`;
  const comparison = compare(floor, homes);
  const pages = all.filter(({ name, runs }) => runs.length > 0 && /\/$/.test(name)).map(medians);
  const least = categories.map((name) => Math.min(...pages.map((page) => page[name])));
  return {
    tables: [{ title, head, rows: all.map(row) }, comparison],
    summary: [
      {
        figure:
          'Lighthouse mobile: performance, accessibility, best practices, SEO (the least of 15 pages)',
        value: least.join(', '),
        against: '100 each',
      },
      ...comparison.rows.slice(0, 1).flatMap(([, lcp, , , tbt]) => [
        {
          figure: 'largest paint, home',
          value: `× ${lcp}`,
          against: 'the same page without scripts',
        },
        { figure: 'blocking time, home', value: `${tbt} ms`, against: 'more than an empty page' },
      ]),
    ],
  };
};

type Compared = { whole: Runs; limit: Runs };

function compare(floor: Runs, homes: readonly Compared[]): Table {
  const complete = homes.filter(({ whole, limit }) =>
    [floor, whole, limit].every(({ runs }) => runs.length > 0),
  );
  const base = medians(floor);
  const rows = complete.map(({ whole, limit }) => {
    const [page, without] = [medians(whole), medians(limit)];
    const times = (name: 'FCP' | 'LCP' | 'Speed Index', to: Scores) => ratio(page[name], to[name]);
    return [
      whole.name,
      times('LCP', without),
      times('FCP', without),
      times('Speed Index', without),
      ms(page.TBT - base.TBT),
      times('LCP', base),
      times('FCP', base),
      times('Speed Index', base),
    ];
  });
  const head = [
    ...['', 'LCP × without scripts', 'FCP ×', 'Speed Index ×'],
    ...['TBT − floor, ms', 'LCP × floor', 'FCP ×', 'Speed Index ×'],
  ];
  return { title: 'Home page against the same page without scripts, and the floor', head, rows };
}
