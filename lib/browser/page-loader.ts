/** Fetches other pages of the site, and holds them until they are wanted. */

/** How long a page may take, in milliseconds. */
const timeout = 10_000;

/** The one place where a text becomes markup: a page of this site, parsed without running anything. */
const policy = window.trustedTypes?.createPolicy('site', { createHTML: (html) => html });

function parse(html: string): Document {
  const trusted = (policy?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html');
}

/** The page, or undefined if the host answered with something else. @throws without an answer in time */
async function load(path: string): Promise<Document | undefined> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeout) });
  return response.ok ? parse(await response.text()) : undefined;
}

export type PageLoader = {
  /** Fetches a page ahead of its use. */
  prefetch(path: string): void;
  /**
   * Hands a page out, once: its elements move into the document.
   * @returns undefined if the host answered with something else
   * @throws if nobody answered in time
   */
  take(path: string): Promise<Document | undefined>;
};

export function pageLoader(): PageLoader {
  const loading = new Map<string, Promise<Document | undefined>>();
  const get = (path: string) => {
    const page = loading.get(path) ?? load(path);
    loading.set(path, page);
    // What failed is asked for again the next time.
    page.catch(() => loading.delete(path));
    return page;
  };
  return {
    prefetch(path) {
      if (navigator.onLine) get(path).catch(() => {});
    },
    take(path) {
      const page = get(path);
      loading.delete(path);
      return page;
    },
  };
}
