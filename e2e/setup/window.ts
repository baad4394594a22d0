import type { Page } from 'playwright/test';

/** The windows that stand for a phone and for a desktop. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** Waits for two frames, after which every change is painted. */
export function isPainted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Scrolls at once past all that the first screen has. What depends on that is painted then. */
export function scrollPast(page: Page): Promise<void> {
  return scrollDown(page, 2);
}

/** Scrolls at once back to the first screen. */
export function scrollBack(page: Page): Promise<void> {
  return scrollDown(page, 0);
}

async function scrollDown(page: Page, windows: number): Promise<void> {
  await page.evaluate(
    (count) => scrollTo({ top: count * innerHeight, behavior: 'instant' }),
    windows,
  );
  await isPainted(page);
}
