/** Fetches other pages of the site, and keeps prefetched ones until they are needed. */

/**
 * The only place where text becomes markup: a page of this site, parsed without running scripts.
 */
const policy = window.trustedTypes?.createPolicy('site', { createHTML: (html) => html });

function parse(html: string): Document {
  const trusted = (policy?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html');
}

/** The connection, where browsers tell: https://wicg.github.io/netinfo/ */
type NetworkNavigator = { connection?: { saveData?: boolean; effectiveType?: string } };

/** True if prefetching should wait: offline, on a slow connection, or with Save-Data. */
function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as NetworkNavigator).connection ?? {};
  return !navigator.onLine || Boolean(saveData) || effectiveType.endsWith('2g');
}

type PageFetch = { page: Promise<Document | undefined>; controller: AbortController };

/** The most fetches at once. Prefetching leaves one of them for a page that is needed now. */
const maxFetches = 10;

/**
 * @returns the page, or undefined for a status of 4xx
 * @throws TypeError if nobody answers, Error for a status of 5xx
 */
async function fetchDocument(
  path: string,
  { signal }: AbortController,
): Promise<Document | undefined> {
  const response = await fetch(path, { signal });
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  return response.ok ? parse(await response.text()) : undefined;
}

export type PageLoader = {
  /** Fetches a page before it is needed, unless the visitor's connection is slow or metered. */
  prefetch(path: string): void;
  /**
   * The page, prefetched or not. It is then forgotten, because its elements move into the document.
   * @param signal aborts the fetch, also one that a prefetch began
   * @returns undefined if the host has no such page (4xx)
   * @throws if nobody answers or the host fails (5xx): a retry may succeed
   */
  fetch(path: string, signal: AbortSignal): Promise<Document | undefined>;
};

export function pageLoader(): PageLoader {
  const fetches = new Map<string, PageFetch>();
  let activeFetches = 0;
  /** The fetch of a page, new or not. One that has failed is forgotten. */
  function fetchOnce(path: string): PageFetch {
    const known = fetches.get(path);
    if (known) return known;
    const controller = new AbortController();
    activeFetches += 1;
    const page = fetchDocument(path, controller).finally(() => {
      activeFetches -= 1;
    });
    page.catch(() => fetches.delete(path));
    const pageFetch = { page, controller };
    fetches.set(path, pageFetch);
    return pageFetch;
  }
  return {
    prefetch(path) {
      if (!savesData() && activeFetches < maxFetches - 1) fetchOnce(path);
    },
    async fetch(path, signal) {
      const { page, controller } = fetchOnce(path);
      signal.addEventListener('abort', () => controller.abort());
      await page;
      fetches.delete(path);
      return page;
    },
  };
}
