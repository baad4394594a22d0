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

/** The page, or undefined if the host answered with something else. */
async function load(path: string, { signal }: AbortController): Promise<Document | undefined> {
  const response = await fetch(path, { signal });
  return response.ok ? parse(await response.text()) : undefined;
}

export type PageLoader = {
  /** Fetches a page ahead of its use, where that costs little. */
  prefetch(path: string): void;
  /**
   * Hands a page out, once: its elements move into the document.
   * @param signal ends the fetch, when it was begun ahead too
   * @returns undefined if the host answered with something else
   * @throws if nobody answered
   */
  take(path: string, signal: AbortSignal): Promise<Document | undefined>;
};

export function pageLoader(): PageLoader {
  const held = new Map<string, Fetched>();
  /** What is under way already, or a new fetch. What failed is asked for again the next time. */
  function fetchPage(path: string): Fetched {
    const ending = new AbortController();
    const fetched = held.get(path) ?? { page: load(path, ending), ending };
    held.set(path, fetched);
    fetched.page.catch(() => held.delete(path));
    return fetched;
  }
  return {
    prefetch(path) {
      if (!isSparing()) fetchPage(path);
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
