import type { Page } from 'playwright';

/**
 * The least that a change of language takes: the next click exchanges the parts of the page by their HTML, and
 * the framework hears nothing of it. What the page's own inline script does at a change is done here as well.
 * Returns what fetches and parses the other page; else the click does.
 */
export async function exchangeByHand(page: Page, address: string): Promise<() => Promise<void>> {
  const prepare = ([target]: readonly [string]) => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const fetched = asked
      .then(() => fetch(target))
      .then((response) => response.text())
      .then((html) => new DOMParser().parseFromString(html, 'text/html'));
    Object.assign(window, { ask, fetched });
    addEventListener(
      'click',
      async (click) => {
        click.preventDefault();
        click.stopImmediatePropagation();
        ask();
        const other = await fetched;
        document.documentElement.lang = other.documentElement.lang;
        document.title = other.title;
        for (const part of ['header', 'main', 'footer']) {
          const [here, there] = [document, other].map((one) => one.querySelector(part));
          if (here && there) here.innerHTML = there.innerHTML;
        }
      },
      { capture: true, once: true },
    );
  };
  await page.evaluate(prepare, [address] as const);
  return () =>
    page.evaluate(async () => {
      const { ask, fetched } = window as unknown as { ask(): void; fetched: Promise<Document> };
      ask();
      await fetched;
    });
}
