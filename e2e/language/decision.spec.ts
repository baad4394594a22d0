/**
 * Which page a visitor gets, over address × stored choice × browser language, as browser, host and script bring it
 * about together. The decision itself is in lib/language/decide.test.ts.
 */
import type { Locale } from '../../lib/locales';
import { plain, under } from '../setup/exports';
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
  { at: '/', stored: 'fr', browser: 'de', to: '/fr/', lang: 'fr' },
  { at: '/', stored: 'xx', browser: 'it', to: '/it/', lang: 'it' },
  { at: '/', stored: '<script>', browser: 'sv', to: '/sv/', lang: 'sv' },
  { at: '/terms/', browser: 'pl', to: '/pl/terms/', lang: 'pl' },
  {
    at: '/contact/?utm_source=mail#x',
    browser: 'nl',
    to: '/nl/contact/?utm_source=mail#x',
    lang: 'nl',
  },
  // A prefix is its language, whatever the browser says.
  { at: '/de/', browser: 'fr', stored: 'es', lang: 'de' },
  // The query comes first.
  { at: '/?lang=de', to: '/de/?lang=de', lang: 'de' },
  { at: '/de/terms/?lang=en', to: '/terms/?lang=en', lang: 'en' },
  { at: '/terms/?a=1&lang=da&b=2', to: '/da/terms/?a=1&lang=da&b=2', lang: 'da' },
  { at: '/terms?lang=de', to: '/de/terms/?lang=de', lang: 'de' },
  { at: '/?lang=DE', to: '/de/?lang=de', lang: 'de' },
  { at: '/de/?lang=DE', to: '/de/?lang=de', lang: 'de' },
  { at: '/?lang=de#tips-for-success', to: '/de/?lang=de#tips-for-success', lang: 'de' },
  // An unknown value is made true.
  { at: '/?lang=xx', to: '/?lang=en', lang: 'en' },
  { at: '/de/?lang=xx', to: '/de/?lang=de', lang: 'de' },
  // However long.
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

for (const [{ folder, origin, basePath }, table] of [
  [plain, rows],
  [under, below],
] as const) {
  for (const { at, stored = '', browser = 'en-SG', to = at, lang, ...row } of table) {
    test.describe(`${folder}, a browser in ${browser}, stored '${stored}'`, () => {
      test.use({ locale: browser });

      test(`${at.slice(0, 60)} leads to ${to.slice(0, 60)}`, async ({ page }) => {
        await page.addInitScript((choice) => {
          if (choice && !sessionStorage.stored) localStorage.i18nextLng = choice;
          sessionStorage.stored = 'yes';
        }, stored);
        let documents = 0;
        page.on('response', (response) => {
          const moved = response.status() >= 300 && response.status() < 400;
          if (response.request().isNavigationRequest() && !moved) documents += 1;
        });
        // What the decision needs is in the document.
        await page.goto(origin + basePath + at, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const found = await page.evaluate(() => ({
          address: location.href.slice(location.origin.length),
          shown: document.documentElement.checkVisibility(),
          entries: history.length,
        }));
        expect({ ...found, documents }).toEqual({
          address: encodeURI(basePath + to).replace(/%25/g, '%'),
          shown: true,
          // One for the blank page of a new tab, one for the visit.
          entries: 2,
          documents: row.documents ?? (pathIn(to) === pathIn(at) ? 1 : 2),
        });
      });
    });
  }
}
