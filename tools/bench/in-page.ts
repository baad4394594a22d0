/**
 * What the benchmark runs within a page. No function there may have a name: tsx would have it call a helper that
 * the page does not have.
 */
import type { Page } from 'playwright';

/** Milliseconds from the press of a language link until a frame with another heading has been painted. */
export function timeOfSwitch(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent;
    const { promise: painted, resolve, reject } = Promise.withResolvers<number>();
    addEventListener(
      'pointerdown',
      ({ target, timeStamp }) => {
        if (!(target as Element).closest('a[hreflang]')) return;
        setTimeout(() => reject(new Error('The language did not change')), 20_000);
        new MutationObserver((_, observer) => {
          const text = document.querySelector('h1')?.textContent;
          if (!text || text === heading) return;
          observer.disconnect();
          // A task that is queued while a frame is made runs after that frame.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        }).observe(document, { childList: true, subtree: true });
      },
      { capture: true },
    );
    return painted;
  });
}

/**
 * The baseline of a change of language, and the least that it takes, on a page without the site's own script: a click
 * fetches the other page, parses it, and exchanges its parts.
 * @param ahead whether the other page is fetched and parsed before the click
 */
export async function armExchange(page: Page, path: string, ahead: boolean): Promise<void> {
  await page.evaluate(
    async ([target, early]) => {
      const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
      const parsed = asked
        .then(() => fetch(target))
        .then((response) => response.text())
        .then((html) => new DOMParser().parseFromString(html, 'text/html'));
      addEventListener('click', async (click) => {
        if (!(click.target as Element).closest('a[hreflang]')) return;
        click.preventDefault();
        ask();
        const other = await parsed;
        document.documentElement.lang = other.documentElement.lang;
        document.title = other.title;
        for (const part of ['header', 'main', 'footer'])
          document.querySelector(part)?.replaceWith(other.querySelector(part) ?? '');
      });
      if (early) ask();
      if (early) await parsed;
    },
    [path, ahead] as const,
  );
}
