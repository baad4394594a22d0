import type { Page } from 'playwright/test';

/** The windows that stand for a phone and for a desktop. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** Waits for two frames, after which every change is painted. */
export function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
