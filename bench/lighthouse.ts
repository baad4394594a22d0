/** Lighthouse's mobile run: of pages, of the same pages without scripts, and of the floor. */
import type { Locale } from '../lib/locales';
import { type Page, pathOf } from '../lib/paths';
import { routes } from '../lib/routes';
import { median, ms, ratio, type Table } from './figures';
import { hostAll } from './hosted';
import {
  auditInRounds,
  categories,
  medians,
  type Runs,
  type Scores,
  timings,
} from './lighthouse-runs';
import type { Part } from './part';
import { floorHost, siteHost } from './sites';
import { pathWithoutScripts } from './without-scripts';

const languages: readonly Locale[] = ['en', 'de', 'ja'];

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
  await hostAll();
  const runsOf = (path: string): Runs => ({ name: path, url: siteHost.origin + path, runs: [] });
  const floor: Runs = { name: 'floor', url: `${floorHost.origin}/`, runs: [] };
  const homes = languages.map((locale) => {
    const page: Page = { locale, route: 'home' };
    return { whole: runsOf(pathOf(page)), limit: runsOf(pathWithoutScripts(page)) };
  });
  const others = routes
    .filter((route) => route !== 'home')
    .flatMap((route) => languages.map((locale) => runsOf(pathOf({ locale, route }))));

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
  const pages = [...homes.map(({ whole }) => whole), ...others]
    .filter(({ runs }) => runs.length > 0)
    .map(medians);
  const least = categories.map((name) => Math.min(...pages.map((page) => page[name])));
  return {
    tables: [{ title, head, rows: all.map(row) }, comparison],
    summary: [
      {
        figure: `Lighthouse mobile: performance, accessibility, best practices, SEO (the least of ${pages.length} pages)`,
        value: least.join(', '),
        against: '100 each',
      },
      {
        figure: 'largest paint of the home page, Lighthouse mobile (the worst of three languages)',
        value: `× ${largest(comparison, 1)}`,
        against: 'at most × 1.05 of the same page without scripts',
      },
      {
        figure: 'blocking time of the home page, Lighthouse mobile (the worst of three languages)',
        value: `${largest(comparison, 4)} ms more`,
        against: 'at most 10 ms more than an empty page',
      },
      {
        figure: 'layout shift, Lighthouse mobile (the most of all pages)',
        value: String(Math.max(...pages.map(({ CLS }) => CLS))),
        against: '0',
      },
      {
        figure: "Lighthouse's index of this computer, which it then takes for one 4 times slower",
        value: ms(median(pages.map(({ machine }) => machine))),
        // Source: Chrome DevTools' calibration of its throttling presets.
        against: '1,000 is a mid-range phone, 264 a slow one',
      },
    ],
  };
};

function largest({ rows }: Table, column: number): number {
  return Math.max(...rows.map((cells) => Number(cells[column].replace(',', ''))));
}

type Compared = { whole: Runs; limit: Runs };

function compare(floor: Runs, homes: readonly Compared[]): Table {
  const title = 'Home page against the same page without scripts, and the floor';
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
  return { title, head, rows };
}
