/** How the build's time and memory grow with the number of pages. */
import { rmSync } from 'node:fs';
import { allPages } from '../lib/paths';
import { ms, ratio, type Table } from './figures';
import type { Part, Summary } from './part';
import { type BuildFigures, buildPages, buildSite, hasCards } from './project';

type Measured = { pages: number; cards: boolean; figures: BuildFigures };

const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

/** Milliseconds for each page more, from the smaller build to the larger one. */
function marginMs(small: Measured, large: Measured): number {
  return ((large.figures.seconds - small.figures.seconds) * 1000) / (large.pages - small.pages);
}

function table(measured: readonly Measured[], title: string): Table {
  const rows = measured.map(({ pages, figures }, at) => [
    ms(pages),
    figures.seconds.toFixed(1),
    at === 0 ? '–' : marginMs(measured[at - 1], measured[at]).toFixed(1),
    figures.peakMiB ? ms(figures.peakMiB) : 'not measured',
    mebibytes(figures.bytes),
    (figures.bytes / 1000 / pages).toFixed(),
    ms(figures.files),
  ]);
  const head = [
    'pages',
    's',
    'ms for each page more',
    'peak MiB',
    'output MiB',
    'kB a page',
    'files',
  ];
  return { title, head, rows };
}

const times = (value: number, base: number) => `× ${ratio(value, base, 1)}`;
const sizeOfPage = ({ figures, pages }: Measured) => figures.bytes / pages;

/** What a build with more pages takes, as multiples. */
function growth(small: Measured, large: Measured): Summary {
  const [before, after] = [small.figures, large.figures];
  const memory =
    before.peakMiB && after.peakMiB ? times(after.peakMiB, before.peakMiB) : 'memory not measured';
  return {
    figure: `time and memory of ${ms(large.pages)} pages, as multiples of ${small.pages}`,
    value: `${times(after.seconds, before.seconds)}, ${memory}`,
    against: `at most × ${large.pages / small.pages}, as the pages`,
  };
}

export const build: Part = async ({ quick, attempt, log }) => {
  const measured: Measured[] = [];
  const add = async (pages: number, cards: boolean) => {
    log(`build of ${pages} pages${cards ? ' with social cards' : ''}`);
    await attempt(`build of ${pages} pages`, async () => {
      const isSite = pages === allPages.length && cards === hasCards;
      const figures = await (isSite ? buildSite() : buildPages(pages, cards));
      measured.push({ pages, cards, figures });
      if (!isSite) rmSync(figures.project, { recursive: true });
    });
  };
  const sizes = quick ? [allPages.length, 300] : [allPages.length, 300, 1500];
  for (const pages of sizes) await add(pages, false);
  if (hasCards) for (const pages of sizes.slice(0, 2)) await add(pages, true);

  const plain = measured.filter(({ cards }) => !cards);
  const withCards = measured.filter(({ cards }) => cards);
  const tables = [table(plain, 'Build, with generated languages; social cards aside')];
  if (hasCards) tables.push(table(withCards, 'Build, with social cards'));
  const [first, last] = [plain[0], plain.at(-1)];
  if (!first || !last || first === last) return { tables, summary: [] };
  const whole = withCards[0] ?? first;
  const memory = whole.figures.peakMiB ? `, ${ms(whole.figures.peakMiB)} MiB at the peak` : '';
  const size = `${mebibytes(whole.figures.bytes)} MiB of output`;
  return {
    tables,
    summary: [
      {
        figure: `build of ${whole.pages} pages`,
        value: `${whole.figures.seconds.toFixed(1)} s${memory}, ${size}`,
        against: '–',
      },
      ...plain.slice(1).map((larger, at) => ({
        figure: `build time for each page more, from ${plain[at].pages} to ${ms(larger.pages)} pages, social cards aside`,
        value: `${marginMs(plain[at], larger).toFixed(1)} ms`,
        against: `under 25 ms; a page is then ${times(sizeOfPage(larger), sizeOfPage(first))} as large: it lists every language`,
      })),
      growth(first, last),
    ],
  };
};
