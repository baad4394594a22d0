/**
 * Which page a visitor gets, over address × stored choice × browser language, as browser, host and script bring it
 * about together. The decision itself is in lib/language/decide.test.ts.
 */
import type { BrowserContext } from 'playwright/test';
import type { Locale } from '../../lib/locales';
import { plain, type Site, under } from '../setup/sites';
import { expect, test } from '../setup/test';

type Row = {
  at: string;
  stored?: string;
  browser?: string;
  /** The final address; the same as `at` if absent. */
  to?: string;
  lang: Locale;
  /** How many documents it takes; two if the path changes, else one. */
  documents?: number;
};

const pathIn = (address: string) => address.split(/[?#]/)[0];
const long = 'x'.repeat(10_000);
const rows: Row[] = [
  // The clean address adapts.
  { at: '/', lang: 'en' },
  { at: '/', browser: 'de', to: '/de/', lang: 'de' },
  { at: '/', browser: 'nb-NO', to: '/no/', lang: 'no' },
  { at: '/', browser: 'pt-BR', to: '/pt-BR/', lang: 'pt-BR' },
  { at: '/', browser: 'pt-AO', to: '/pt-PT/', lang: 'pt-PT' },
  { at: '/', browser: 'zh-SG', lang: 'en' },
  { at: '/', browser: 'ko-KR', to: '/ko/', lang: 'ko' },
  { at: '/', stored: 'fr', to: '/fr/', lang: 'fr' },
  { at: '/', stored: 'fr', browser: 'de', to: '/fr/', lang: 'fr' },
  { at: '/', stored: 'en', browser: 'de', lang: 'en' },
  { at: '/', stored: 'xx', browser: 'it', to: '/it/', lang: 'it' },
  { at: '/', stored: '__proto__', lang: 'en' },
  { at: '/', stored: '<script>', browser: 'sv', to: '/sv/', lang: 'sv' },
  { at: '/terms/', browser: 'pl', to: '/pl/terms/', lang: 'pl' },
  { at: '/privacy/', stored: 'tr', to: '/tr/privacy/', lang: 'tr' },
  {
    at: '/contact/?utm_source=mail#x',
    browser: 'nl',
    to: '/nl/contact/?utm_source=mail#x',
    lang: 'nl',
  },
  // A prefix is its language, whatever the browser says.
  { at: '/de/', browser: 'fr', stored: 'es', lang: 'de' },
  { at: '/pt-BR/imprint/', browser: 'pt-PT', lang: 'pt-BR' },
  // The query comes first.
  { at: '/?lang=de', to: '/de/?lang=de', lang: 'de' },
  { at: '/?lang=en', browser: 'de', stored: 'fr', lang: 'en' },
  { at: '/de/?lang=fr', to: '/fr/?lang=fr', lang: 'fr' },
  { at: '/de/terms/?lang=en', to: '/terms/?lang=en', lang: 'en' },
  { at: '/terms/?a=1&lang=da&b=2', to: '/da/terms/?a=1&lang=da&b=2', lang: 'da' },
  { at: '/terms?lang=de', to: '/de/terms/?lang=de', lang: 'de' },
  { at: '/?lng=es', to: '/es/?lang=es', lang: 'es' },
  { at: '/?lang=DE', to: '/de/?lang=de', lang: 'de' },
  { at: '/de/?lang=DE', to: '/de/?lang=de', lang: 'de' },
  { at: '/?lang=de#tips-for-success', to: '/de/?lang=de#tips-for-success', lang: 'de' },
  // An unknown value is made true.
  { at: '/?lang=xx', to: '/?lang=en', lang: 'en' },
  { at: '/?lang=xx', browser: 'de', to: '/de/?lang=de', lang: 'de' },
  { at: '/de/?lang=xx', to: '/de/?lang=de', lang: 'de' },
  { at: '/ko/contact/?lang=xx&q=1', to: '/ko/contact/?lang=ko&q=1', lang: 'ko' },
  // Hostile values are unknown values.
  { at: '/?lang=__proto__', to: '/?lang=en', lang: 'en' },
  { at: '/?lang=%00', to: '/?lang=en', lang: 'en' },
  { at: '/?lang=<script>alert(1)</script>', to: '/?lang=en', lang: 'en' },
  { at: `/?lang=${long}`, to: '/?lang=en', lang: 'en' },
  { at: `/de/?q=${long}`, lang: 'de' },
  // Unknown paths show the home page of their language.
  { at: '/nope', lang: 'en' },
  { at: '/nope', browser: 'de', to: '/de/', lang: 'de' },
  { at: '/nope?lang=fr', to: '/fr/?lang=fr', lang: 'fr' },
  { at: '/de/nope', to: '/de/', lang: 'de' },
  { at: '/pt-br/', to: '/pt-BR/', lang: 'pt-BR' },
  { at: '/DE/', to: '/de/', lang: 'de' },
  { at: '/de%2Fterms/', to: '/', lang: 'en' },
  { at: '/%2e%2e%2fetc/', lang: 'en' },
  { at: '/terms/extra/', stored: 'ja', to: '/ja/', lang: 'ja' },
  { at: '/en/', browser: 'de', lang: 'en' },
  { at: '//evil.example/', to: '/', lang: 'en', documents: 1 },
  { at: '//evil.example/?lang=de', to: '/de/?lang=de', lang: 'de' },
];

const below: Row[] = [
  { at: '/', browser: 'de', to: '/de/', lang: 'de' },
  { at: '/terms/?lang=ja', to: '/ja/terms/?lang=ja', lang: 'ja' },
  { at: '/de/?lang=xx', to: '/de/?lang=de', lang: 'de' },
  { at: '/fr/privacy/', browser: 'de', lang: 'fr' },
];

/** Visits a row's address in a new tab, with nothing stored but what the row says. */
async function visit(context: BrowserContext, { origin, basePath }: Site, row: Row) {
  const page = await context.newPage();
  await page.addInitScript((choice) => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', '1');
    localStorage.clear();
    if (choice) localStorage.setItem('i18nextLng', choice);
  }, row.stored);
  const faults: string[] = [];
  let documents = 0;
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) faults.push(`left for ${request.url()}`);
  });
  page.on('response', (response) => {
    const moved = response.status() >= 300 && response.status() < 400;
    if (response.request().isNavigationRequest() && !moved) documents += 1;
  });
  await page.goto(origin + basePath + row.at);
  await expect(page.locator('html')).toHaveAttribute('lang', row.lang);
  const found = await page.evaluate(() => ({
    address: location.href.slice(location.origin.length),
    lang: document.documentElement.lang,
    shown: document.documentElement.checkVisibility(),
    entries: history.length,
  }));
  await page.close();
  return { ...found, documents, faults };
}

function expectedOf(row: Row, { basePath }: Site) {
  const address = row.to ?? row.at;
  return {
    address: encodeURI(basePath + address).replace(/%25/g, '%'),
    lang: row.lang,
    shown: true,
    // One entry for the blank page of a new tab, one for the visit.
    entries: 2,
    documents: row.documents ?? (pathIn(address) === pathIn(row.at) ? 1 : 2),
    faults: [],
  };
}

for (const [site, table] of [
  [plain, rows],
  [under, below],
] as const) {
  for (const language of new Set(table.map((row) => row.browser ?? 'en-SG'))) {
    test.describe(`${site.folder}, a browser in ${language}`, () => {
      test.use({ locale: language });

      test('every address leads where it should', async ({ context }) => {
        const visits = table.filter(({ browser = 'en-SG' }) => browser === language);
        for (const row of visits) {
          const name = `${row.at.slice(0, 60)} with ${row.stored ?? 'nothing'} stored`;
          const found = await visit(context, site, row);
          expect.soft(found, name).toEqual(expectedOf(row, site));
        }
      });
    });
  }
}
