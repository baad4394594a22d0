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

/** Scrolls at once past all that the first screen has, or back. What depends on that is painted then. */
export async function scrollPast(page: Page, back = false): Promise<void> {
  await page.evaluate(
    (to) => scrollTo({ top: to * innerHeight, behavior: 'instant' }),
    back ? 0 : 2,
  );
  await isPainted(page);
}
