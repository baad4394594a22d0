import type { Page } from 'playwright';

type Stopwatch = { painted: Promise<number> };

/**
 * Starts at the next click, stops when the main heading has another text and the frame with it was painted.
 * What a browser runs must name no function here: tsx would call a helper that the page does not have.
 */
export async function setStopwatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        (click) => {
          new MutationObserver((_, observer) => {
            const text = document.querySelector('h1')?.textContent;
            if (!text || text === before) return;
            observer.disconnect();
            // A task that is queued while a frame is made runs after that frame.
            requestAnimationFrame(() =>
              setTimeout(() => resolve(performance.now() - click.timeStamp)),
            );
          }).observe(document, { childList: true, characterData: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  });
}

/** Milliseconds from the click to the paint. */
export function readStopwatch(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Stopwatch).painted);
}

/** Milliseconds that a small file takes, asked for over a connection that stands: the network's round trip. */
export function roundTrip(page: Page, path: string): Promise<number> {
  return page.evaluate(async (url) => {
    await (await fetch(url, { cache: 'no-store' })).text();
    const asked = performance.now();
    await (await fetch(url, { cache: 'no-store' })).text();
    return performance.now() - asked;
  }, path);
}
