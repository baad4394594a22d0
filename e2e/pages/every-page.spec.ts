/**
 * Visits every page in every language once: its title, axe, and its layout at each width.
 * `setup/test.ts` fails a test on any error, refusal by the policy or request to another host.
 */
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { localesOf } from '../../lib/site/languages';
import type { Locale, Route } from '../../lib/site/names';
import { routesOf } from '../../lib/site/pages';
import { allButContrast, contrast, violations } from '../setup/axe';
import { filled, pagesIn, plain, trial } from '../setup/exports';
import { languagesAmong } from '../setup/languages';
import { expectFits, expectReach } from '../setup/layout';
import { messagesOf } from '../setup/messages';
import { addWord, spaceText } from '../setup/stress';
import { expect, test } from '../setup/test';
import { desktop, phone } from '../setup/window';

/**
 * The address shows its page, and has not led elsewhere. The verifier checks language, headings and
 * breadcrumbs.
 */
async function expectPage(page: Page, path: string, locale: Locale, route: Route): Promise<void> {
  await page.goto(path);
  const { meta } = route === 'home' ? messagesOf(locale) : messagesOf(locale).pages[route];
  await expect(page).toHaveTitle(meta.title);
  await expect(page).toHaveURL(path);
}

/**
 * The header is the same on all pages of a language, so that only the home page is looked at in all
 * widths.
 */
const widthsOf = (route: Route) =>
  route === 'home' ? [320, 360, 390, 640, 768, 1024, 1280, 1536] : [360, 1024];

/**
 * The header is one row, and nothing sticks out or overlaps, also with WCAG's wider spacing of
 * text.
 */
async function expectLayout(page: Page, route: Route): Promise<void> {
  for (const width of widthsOf(route)) {
    await expectFits(page, [width]);
    const where = `${page.url()} at ${width}`;
    const header = page.locator('header');
    await expect(header, where).toHaveCSS('height', width < 768 ? '56px' : '64px');
    await expectReach(header.locator('a[rel~=sponsored]:visible'), where);
  }
  await spaceText(page);
  // 320 by 256 pixels are a window of 1280 by 1024 at a zoom of 400 %.
  await expectFits(page, [320, 768, 1280], 'with wider spacing', 256);
}

/**
 * Safari takes the role from a list whose items show no bullets or numbers, unless it is written.
 */
async function expectLists(page: Page): Promise<void> {
  const lists = await page.locator('ul, ol').evaluateAll((all) =>
    all
      .filter((list) => list.role !== 'list')
      .filter((list) =>
        [...list.children].some((item) => {
          const { display, listStyleType } = getComputedStyle(item);
          return display !== 'list-item' || listStyleType === 'none';
        }),
      )
      .map((list) => list.outerHTML),
  );
  expect(lists, page.url()).toEqual([]);
}

async function expectAccessible(page: Page, sizes = [phone, desktop], options?: RunOptions) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const where = `${page.url()} at ${size.width}`;
    expect(await violations(page, 'html', options), where).toEqual([]);
  }
}

/** The first language of each company. */
const firstOfCompany = new Set<string>(
  new Map(
    plain.site.config.languages.toReversed().map(({ company, code }) => [company, code]),
  ).values(),
);

for (const locale of localesOf(plain.site)) {
  test(`the pages in ${locale}`, async ({ page }) => {
    const { hero, cta_section, footer } = messagesOf(locale);
    for (const { path, route } of pagesIn(locale, plain)) {
      await expectPage(page, path, locale, route);
      if (route === 'home') {
        // The law demands that these are visible.
        for (const text of [hero.sponsored_label, cta_section.disclosure, footer.disclosure.text]) {
          // Links have the label as well. The first one in the content is that of the page.
          const place = page.locator('main, footer').getByText(text, { exact: true }).first();
          await expect.poll(async () => (await place.boundingBox())?.height).toBeGreaterThan(10);
        }
      }
      await expectLists(page);
      // Names and structure differ by language. Colours and sizes do not: one language of each
      // company is enough.
      if (firstOfCompany.has(locale)) {
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, 'html', contrast), `${path} in the dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: null });
      } else await expectAccessible(page, [phone], allButContrast);
      await expectLayout(page, route);
    }
  });
}

for (const locale of languagesAmong('en', 'ja')) {
  test(`the pages in ${locale}, below a folder, all configured`, async ({ page }) => {
    for (const { path, route } of pagesIn(locale, filled))
      await expectPage(page, filled.origin + path, locale, route);
  });
}

test('the pages of a language from right to left', async ({ page }) => {
  for (const route of routesOf(plain.site)) {
    await page.goto(`${trial.origin}/ar/${route === 'home' ? '' : `${route}/`}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);
    await expectLayout(page, route);
  }
});

/** Selects a page's running text, where it is marked up differently from the legal texts. */
const runningText: Partial<Record<Route, string>> = {
  home: 'article :is(h2, h3, p, li, td)',
  contact: 'main dt',
  imprint: 'main address',
};

const enhanced = {
  runOnly: ['color-contrast-enhanced'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};

for (const { path, route } of pagesIn('en', plain)) {
  test(`${path} bears forced colours and long words, and has AAA contrast`, async ({ page }) => {
    await page.goto(path);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const place = runningText[route] ?? 'h1, main section > p';
      expect(await violations(page, place, enhanced), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    // No element keeps its own colours. Then the browser sets all of them, and axe need not compare
    // them.
    const keepers = await page
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
          .map((element) => element.outerHTML),
      );
    expect(keepers).toEqual([]);
    await expectAccessible(page, [phone, desktop], allButContrast);
    await page.emulateMedia({ forcedColors: 'none' });
    await addWord(page, 'Rechtsschutzversicherungsgesellschaften');
    await expectFits(page, [320, 768, 1280], 'with long words', 256);
  });
}
