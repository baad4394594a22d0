/**
 * What a browser has scrolled to stays: a text that an address names, a section, a place that it
 * restores or finds.
 */
import type { Page } from 'playwright/test';
import { firefox } from '../setup/engines/firefox';
import { plain } from '../setup/exports';
import { expect, test } from '../setup/test';
import { desktop, phone } from '../setup/window';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sections = plain.site.config.homeSections.map(({ id }) => id);

/**
 * The headings of a page from top to bottom, those whose texts stand nowhere else on it. Runs in
 * the page.
 */
function texts(): string[] {
  const all = [...document.querySelectorAll('main h2, main h3')]
    .filter((heading) => heading.checkVisibility() && heading.children.length === 0)
    .map(({ textContent }) => textContent?.trim().replace(/\s+/g, ' ') ?? '');
  const page = document.body.innerText.toLowerCase().replace(/\s+/g, ' ');
  return all.filter((text) => page.split(text.toLowerCase()).length === 2);
}

/** True if the heading with this text is in the window, below the header. Runs in the page. */
function isSeen(text: string): boolean {
  const heading = [...document.querySelectorAll('main h2, main h3')].find(
    ({ textContent }) => textContent?.trim().replace(/\s+/g, ' ') === text,
  );
  const { top = -1, bottom = 0 } = heading?.getBoundingClientRect() ?? {};
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header && bottom <= innerHeight;
}

const settled = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

for (const size of [phone, desktop]) {
  test(`texts that addresses name, at ${size.width}`, async ({ page, context }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const named = (await page.evaluate(texts)).filter((_, index) => index % 3 === 0);
    expect(named.length).toBeGreaterThan(3);
    for (const text of named) {
      // A text is looked for where an address is opened anew.
      const visit = await context.newPage();
      await visit.setViewportSize(size);
      // In a text, these have a meaning of their own.
      await visit.goto(`/#:~:text=${encodeURIComponent(text).replace(/-/g, '%2D')}`);
      await settled(visit);
      expect(await visit.evaluate(isSeen, text), text).toBe(true);
      await visit.close();
    }
  });

  test(`sections, and where the visitor was, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const id of sections.slice(-2)) {
      await page.goto('/terms/');
      await page.goto(`/#${id}`);
      await settled(page);
      const top = () =>
        page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      const before = await top();
      expect(before).toBeGreaterThanOrEqual(0);
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 120);
      await expect.poll(top).toBeLessThan(before);
      const there = await top();
      await page.reload();
      await settled(page);
      // Browsers restore whole pixels.
      expect(Math.abs((await top()) - there)).toBeLessThan(1);
    }
  });
}

test('texts that the browser finds, however far down the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  for (const text of (await page.evaluate(texts)).reverse()) {
    await page.evaluate((wanted) => {
      getSelection()?.removeAllRanges();
      // A text that is in the window already, be it below the header, would not be scrolled to.
      scrollTo(0, 0);
      // Neither by case nor backwards, but on from the top where the end is reached.
      (window as unknown as { find: (...how: unknown[]) => boolean }).find(
        wanted,
        false,
        false,
        true,
      );
    }, text);
    await expect.poll(() => page.evaluate(isSeen, text), text).toBe(true);
  }
});

test('in Firefox, a text that an address names', async () => {
  test.skip(!firefox.program, 'Firefox is not installed');
  const browser = await firefox.launch();
  const page = await browser.newPage();
  await page.goto('/?lang=en');
  const headings = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main h2'), ({ textContent }) => textContent ?? ''),
  );
  await page.goto(`/terms/`);
  await page.goto(`/?lang=en#:~:text=${encodeURIComponent(headings.at(-1) ?? '')}`);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll('main h2')].at(-1)?.getBoundingClientRect();
        return Boolean(last && last.top > 56 && last.bottom < innerHeight);
      }),
    )
    .toBe(true);
  await page.close();
  await browser.close();
});
