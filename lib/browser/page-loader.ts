/** Fetches other pages of the site, and holds them until they are wanted. */

/** The one place where a text becomes markup: a page of this site, parsed without running anything. */
const policy = window.trustedTypes?.createPolicy('site', { createHTML: (html) => html });

function parse(html: string): Document {
  const trusted = (policy?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html');
}

/** What some browsers tell of the connection: https://wicg.github.io/netinfo/ */
type Connected = { connection?: { saveData?: boolean; effectiveType?: string } };

/** True where a page that is perhaps not wanted costs too much: without a network, with a slow or a dear one. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Connected).connection ?? {};
  return !navigator.onLine || Boolean(saveData) || effectiveType.endsWith('2g');
}

type Fetched = { page: Promise<Document | undefined>; ending: AbortController };

/** How many fetches there are at once, at most. The last is kept for a page that is wanted now. */
const mostFetches = 10;

/**
 * The page, or undefined if the host says that it has none.
 * @throws if it does not answer, or says that it failed
 */
async function load(path: string, { signal }: AbortController): Promise<Document | undefined> {
  const response = await fetch(path, { signal });
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  return response.ok ? parse(await response.text()) : undefined;
}

export type PageLoader = {
  /** Fetches a page ahead of its use, where that costs little. */
  prefetch(path: string): void;
  /**
   * Hands a page out, once: its elements move into the document.
   * @param signal ends the fetch, when it was begun ahead too
   * @returns undefined if the host says that it has no such page
   * @throws if nobody answered, or the host failed: it may be there at another try
   */
  take(path: string, signal: AbortSignal): Promise<Document | undefined>;
};

export function pageLoader(): PageLoader {
  const held = new Map<string, Fetched>();
  let underWay = 0;
  /** What is under way already, or a new fetch. What failed is asked for again the next time. */
  function fetchPage(path: string): Fetched {
    const known = held.get(path);
    if (known) return known;
    const ending = new AbortController();
    underWay += 1;
    const page = load(path, ending).finally(() => {
      underWay -= 1;
    });
    page.catch(() => held.delete(path));
    const fetched = { page, ending };
    held.set(path, fetched);
    return fetched;
  }
  return {
    prefetch(path) {
      if (!isSparing() && underWay < mostFetches - 1) fetchPage(path);
    },
    async take(path, signal) {
      const { page, ending } = fetchPage(path);
      signal.addEventListener('abort', () => ending.abort());
      await page;
      held.delete(path);
      return page;
    },
  };
}
