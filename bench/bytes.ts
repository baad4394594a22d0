/** What every page weighs and asks for: in English, and in the language that has the most. */
import { allPages, type Page, pathOf } from '../lib/paths';
import { routes } from '../lib/routes';
import { withBrowser } from './browser';
import { kB, ratio } from './figures';
import { hostAll } from './hosted';
import { pageHtml, pageWeight, scriptWeight } from './page-weight';
import type { Part } from './part';
import { siteHost } from './sites';
import { type Visit, visit } from './visit';

type Weighed = { page: Page; weight: ReturnType<typeof pageWeight>; visit?: Visit };
type Figure = [name: string, value: (of: Weighed) => number, format: (value: number) => string];

function figures(floorScripts: number): Figure[] {
  const count = (value: number) => (Number.isNaN(value) ? '–' : String(value));
  const size = (value: number) => (Number.isNaN(value) ? '–' : kB(value));
  return [
    ['HTML, gzip', ({ weight }) => weight.html.gzip, size],
    ['HTML, Brotli', ({ weight }) => weight.html.brotli, size],
    ['data for the framework, Brotli', ({ weight }) => weight.data.brotli, size],
    ['CSS, gzip', ({ weight }) => weight.css.gzip, size],
    ['CSS, Brotli', ({ weight }) => weight.css.brotli, size],
    ['JavaScript, gzip', ({ weight }) => weight.js.gzip, size],
    ['JavaScript, Brotli', ({ weight }) => weight.js.brotli, size],
    ['JavaScript, × floor', ({ weight }) => weight.js.gzip, (value) => ratio(value, floorScripts)],
    ['before first paint, Brotli', ({ weight }) => weight.beforeFirstPaint, size],
    ['preloaded fonts', ({ weight }) => weight.fonts.count, count],
    ['preloaded fonts, bytes', ({ weight }) => weight.fonts.bytes, size],
    ['all pictures, Brotli', ({ weight }) => weight.pictures.bytes, size],
    ['fetched: fonts', ({ visit }) => visit?.fontBytes ?? Number.NaN, size],
    ['fetched: pictures', ({ visit }) => visit?.pictureBytes ?? Number.NaN, size],
    ['requests until load', ({ visit }) => visit?.before ?? Number.NaN, count],
    ['requests after load', ({ visit }) => visit?.after ?? Number.NaN, count],
  ];
}

function most(weighed: readonly Weighed[], value: Figure[1]): Weighed {
  return weighed.reduce((worst, one) => (value(one) > value(worst) ? one : worst));
}

export const bytes: Part = async ({ attempt, log }) => {
  const { siteFolder, floorFolder, floorHtml } = await hostAll();
  log(`weighing and visiting ${allPages.length} pages`);
  const weights = allPages.map(
    (page): Weighed => ({ page, weight: pageWeight(siteFolder, pageHtml(siteFolder, page)) }),
  );
  await attempt('requests', () =>
    withBrowser(async (browser) => {
      for (const weighed of weights) {
        weighed.visit = await visit(browser, siteHost.origin + pathOf(weighed.page));
      }
    }),
  );

  const floor = scriptWeight(floorFolder, floorHtml).gzip;
  const rows = figures(floor).flatMap(([name, value, format]) => {
    const perRoute = routes.map((route) => weights.filter(({ page }) => page.route === route));
    const english = perRoute.map((group) => group.filter(({ page }) => page.locale === 'en')[0]);
    const worst = perRoute.map((group) => most(group, value));
    return [
      [name, ...english.map((one) => format(value(one)))],
      ['– most', ...worst.map((one) => `${format(value(one))} ${one.page.locale}`)],
    ];
  });
  const heaviest = most(weights, ({ weight }) => weight.js.gzip).weight.js.gzip;
  const { page, weight } = most(weights, (one) => one.weight.beforeFirstPaint);
  const title = `Bytes (kB of 1,000) and requests. The floor's JavaScript: ${kB(floor)} kB gzip`;
  return {
    tables: [{ title, head: ['', ...routes], rows }],
    summary: [
      {
        figure: `before the first paint, the heaviest page (${pathOf(page)}), Brotli`,
        value: `${kB(weight.beforeFirstPaint)} kB`,
        against: 'at most 14.6 kB, a first flight of TCP',
      },
      {
        figure: 'first-load JavaScript, the heaviest page, gzip',
        value: `${kB(heaviest)} kB`,
        against: `${kB(floor)} kB of an empty page: × ${ratio(heaviest, floor)}`,
      },
    ],
  };
};
