/**
 * Which page a visitor gets, as browser, host and script bring it about together, and that nobody
 * sees another one first. Each language and address that the decision can lead to, below a folder
 * too, is in lib/address/decide.test.ts.
 */
import { localeOf, plain } from '../setup/exports';
import { needsOtherLanguages, otherLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { footerLink } from '../setup/switching';
import { expect, test } from '../setup/test';

needsOtherLanguages();

const [code] = otherLanguages;

/**
 * `at` is the address that is visited, `to` the one where the visit ends: the same if it is absent.
 */
type Row = [at: string, to?: string, visitor?: { browser?: string; stored?: string }];

const pathIn = (address: string) => address.split(/[?#]/)[0];
const rows: Row[] = [
  // The clean address adapts.
  ['/contact/?c=%E9&flag#x', `/${code}/contact/?c=%E9&flag#x`, { browser: code }],
  ['/', `/${code}/`, { stored: code }],
  // A prefix is its language, whatever the browser says, and the query comes first.
  [`/${code}/`, `/${code}/`, { browser: 'en', stored: 'en' }],
  [`/terms?a=1&lang=${code}&b=2`, `/${code}/terms/?a=1&lang=${code}&b=2`],
  // An unknown value is replaced by the language on screen, however long it is.
  [`/?lang=${'x'.repeat(10_000)}`, '/?lang=en'],
  ['/%2e%2e%2fetc/'],
  [`//evil.example/?lang=${code}`, `/${code}/404.html?lang=${code}`],
];

for (const [at, to = at, { browser = 'en-SG', stored = '' } = {}] of rows) {
  test.describe(`a browser in ${browser}, stored '${stored}'`, () => {
    test.use({ locale: browser });

    test(`${at.slice(0, 60)} leads to ${to.slice(0, 60)}`, async ({ page }) => {
      await page.addInitScript((choice) => {
        if (choice && !sessionStorage.stored) localStorage.i18nextLng = choice;
        sessionStorage.stored = 'yes';
      }, stored);
      // What the decision needs is in the document.
      await page.goto(plain.origin + at, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(to));
      const found = await page.evaluate(() => ({
        address: location.href.slice(location.origin.length),
        isVisible: document.documentElement.checkVisibility(),
        entries: history.length,
      }));
      const documents = (await page.requests()).filter(
        (request) => request.isNavigationRequest() && !request.redirectedTo(),
      );
      // The server takes away what is before the last slash at the start.
      const served = pathIn(at).replace(/^\/\/.*/, '/');
      expect({ ...found, documents: documents.length }).toEqual({
        address: to,
        isVisible: true,
        // One for the blank page of a new tab, one for the visit.
        entries: 2,
        documents: pathIn(to) === served ? 1 : 2,
      });
    });
  });
}

test.describe('a browser in another language', () => {
  test.use({ locale: code });

  test('sees no frame with the heading of the page that it leaves', async ({ page }) => {
    const headings = new Set<string>();
    await page.exposeFunction('frame', (heading: string) => headings.add(heading));
    await page.addInitScript(() => {
      const report = (window as unknown as { frame: (heading: string) => void }).frame;
      const reportHeading = () => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility()) report(heading.textContent ?? '');
        requestAnimationFrame(reportHeading);
      };
      requestAnimationFrame(reportHeading);
    });
    // The second document takes half a second. In that time the first would be painted, if that
    // were possible.
    let documents = 0;
    await page.route('**/*', async (route) => {
      const isDocument = route.request().resourceType() === 'document';
      if (isDocument) documents += 1;
      if (isDocument && documents > 1) await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/');
    const { title } = messagesOf(code).hero;
    await expect(page.locator('h1')).toHaveText(title);
    await expect.poll(() => [...headings]).toEqual([title]);
    expect(documents).toBe(2);
  });
});

for (const [at, end] of [
  [`/${code}/#brands`, `/${code}/#brands`],
  [`/${code}/terms/?a=1`, `/${code}/?a=1`],
]) {
  test(`where the host sends English for every address, ${at} shows it and stays`, async ({
    page,
  }) => {
    let documents = 0;
    await page.route('**/*', async (route) => {
      const type = route.request().resourceType();
      if (!/^(document|fetch)$/.test(type)) return route.continue();
      if (type === 'document') documents += 1;
      await route.fulfill({ response: await route.fetch({ url: `${plain.origin}/` }) });
    });
    await page.goto(at);
    const { title } = messagesOf('en').hero;
    await expect(page).toHaveURL(end);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('h1')).toBeVisible();
    const found = documents;
    expect(found).toBeLessThanOrEqual(2);
    // Choosing a language ends as well, although the host has no page in it.
    await (await footerLink(page, code)).click();
    await expect(page).toHaveURL(/lang=en/);
    await expect(page.locator('h1')).toHaveText(title);
    expect(documents - found).toBeLessThanOrEqual(2);
  });
}
