/**
 * Which page a visitor gets, as browser, host and script bring it about together. Each language and address that the
 * decision can lead to is in lib/language/decide.test.ts.
 */
import { defaultLocale, isLocale } from '../../lib/locales';
import { plain, under } from '../setup/exports';
import { expect, test } from '../setup/test';

/** `to` is the final address; the same as `at` if absent. */
type Row = [at: string, to?: string, visitor?: { browser?: string; stored?: string }];

const pathIn = (address: string) => address.split(/[?#]/)[0];
const long = 'x'.repeat(10_000);
const rows: Row[] = [
  // The clean address adapts.
  ['/'],
  ['/', '/no/', { browser: 'nb-NO' }],
  ['/', '/fr/', { browser: 'de', stored: 'fr' }],
  ['/', '/sv/', { browser: 'sv', stored: '<script>' }],
  ['/contact/?utm_source=mail#x', '/nl/contact/?utm_source=mail#x', { browser: 'nl' }],
  // A prefix is its language, whatever the browser says.
  ['/de/', '/de/', { browser: 'fr', stored: 'es' }],
  // The query comes first.
  ['/?lang=de#tips-for-success', '/de/?lang=de#tips-for-success'],
  ['/de/terms/?lang=en', '/terms/?lang=en'],
  ['/terms?a=1&lang=da&b=2', '/da/terms/?a=1&lang=da&b=2'],
  ['/de/?lang=DE', '/de/?lang=de'],
  // An unknown value is made true, however long.
  ['/de/?lang=xx', '/de/?lang=de'],
  [`/?lang=${long}`, '/?lang=en'],
  [`/de/?q=${long}`],
  // Unknown paths show the home page of their language.
  ['/nope'],
  ['/nope', '/de/', { browser: 'de' }],
  ['/nope?lang=fr', '/fr/?lang=fr'],
  ['/pt-br/', '/pt-BR/'],
  ['/de%2Fterms/', '/'],
  ['/%2e%2e%2fetc/'],
  ['/terms/extra/', '/ja/', { stored: 'ja' }],
  ['//evil.example/', '/'],
  ['//evil.example/?lang=de', '/de/?lang=de'],
];

const rowsBelow: Row[] = [
  ['/', '/de/', { browser: 'de' }],
  ['/terms/?lang=ja', '/ja/terms/?lang=ja'],
  ['/de/?lang=xx', '/de/?lang=de'],
  ['/fr/privacy/', '/fr/privacy/', { browser: 'de' }],
];

for (const [{ folder, origin, basePath }, table] of [
  [plain, rows],
  [under, rowsBelow],
] as const) {
  for (const [at, to = at, { browser = 'en-SG', stored = '' } = {}] of table) {
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
        const [, prefix] = pathIn(to).split('/');
        const lang = isLocale(prefix) ? prefix : defaultLocale;
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const found = await page.evaluate(() => ({
          address: location.href.slice(location.origin.length),
          shown: document.documentElement.checkVisibility(),
          entries: history.length,
        }));
        // The server takes away what is before the last slash at the start.
        const served = pathIn(at).replace(/^\/\/.*/, '/');
        expect({ ...found, documents }).toEqual({
          address: encodeURI(basePath + to).replace(/%25/g, '%'),
          shown: true,
          // One for the blank page of a new tab, one for the visit.
          entries: 2,
          documents: pathIn(to) === served ? 1 : 2,
        });
      });
    });
  }
}
