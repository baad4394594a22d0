import type { Page } from 'playwright/test';
import { canary } from './addresses';
import type { Site } from './sites';

type Visit = {
  /** The page of the export that an address ended on, by its path, or undefined if the host sent none. */
  page: string | undefined;
  faults: string[];
};

/** Opens a page of the site that has no policy, and so may have frames. */
export async function openFramePage(page: Page, { origin, basePath }: Site): Promise<void> {
  await page.goto(`${origin}${basePath}/robots.txt`);
}

/**
 * Loads addresses side by side in frames that are not drawn, and compares what each ended on with its file: no
 * element, attribute or text may have come from the address.
 */
export function visitInFrames(page: Page, addresses: readonly string[]): Promise<Visit[]> {
  return page.evaluate(visitAll, { addresses, canary });
}

/** Runs in the page: it must not refer to anything outside itself. */
async function visitAll(task: { addresses: readonly string[]; canary: string }): Promise<Visit[]> {
  // What the files hold, kept from call to call.
  const shared = window as typeof window & { references?: Map<string, string> };
  shared.references ??= new Map();
  const { references } = shared;

  /** Elements, attributes and texts. The query of a link and one attribute are the script's to set. */
  function contentsOf(document: Document): string {
    const set = 'aria-current=location';
    // The build's 404 pages have a tag more than their home page.
    const elements = [...document.querySelectorAll('*')].filter(
      (element) => !element.matches('meta[name=robots]'),
    );
    const tags = elements.map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name, value }) => `${name}=${value}` !== set)
        .map(({ name, value }) => {
          if (name !== 'href') return `${name}=${value}`;
          const { origin, pathname, hash } = new URL(value, location.origin);
          return `href=${origin}${pathname}${hash}`;
        });
      return [element.tagName, ...attributes.sort()].join(' ');
    });
    const texts = ['title', 'header', 'main', 'footer'].map(
      (name) => document.querySelector(name)?.textContent,
    );
    return [...tags, ...texts].join('\n');
  }

  async function referenceFor(path: string): Promise<string> {
    const html = await (await fetch(path)).text();
    const contents = contentsOf(new DOMParser().parseFromString(html, 'text/html'));
    references.set(path, contents);
    return contents;
  }

  /** The frame's document, once it stays. A page that is about to be replaced hides itself. */
  async function settled(frame: HTMLIFrameElement): Promise<Document> {
    const end = performance.now() + 20_000;
    while (performance.now() < end) {
      const document = frame.contentDocument;
      if (!document) throw new Error('left the site');
      const { documentElement: root, readyState } = document;
      const there = document.URL !== 'about:blank' && readyState !== 'loading';
      if (there && root.style.display !== 'none') return document;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`does not come to rest: ${frame.contentDocument?.URL}`);
  }

  async function faultsOf(document: Document, path: string | undefined): Promise<string[]> {
    const faults: string[] = [];
    if (document.querySelector(`${task.canary}, [${task.canary}]`) || task.canary in window)
      faults.push('its text became markup');
    if (!path) return faults;
    const reference = references.get(path) ?? (await referenceFor(path));
    const known = new Set(reference.split('\n'));
    const found = contentsOf(document);
    const news = found.split('\n').filter((line) => !known.has(line));
    if (found !== reference) faults.push(`${path} is not as in its file: ${news.join(' | ')}`);
    return faults;
  }

  async function visit(address: string): Promise<Visit> {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    // Written as browsers write it: of a frame, Chromium refuses an address that has a line break and a `<`.
    frame.src = new URL(address).href;
    document.body.append(frame);
    try {
      const shown = await settled(frame);
      const canonical = shown.querySelector<HTMLLinkElement>('link[rel=canonical]');
      const path = canonical ? new URL(canonical.href).pathname : undefined;
      return { page: path, faults: await faultsOf(shown, path) };
    } catch (error) {
      return { page: undefined, faults: [String(error)] };
    } finally {
      frame.remove();
    }
  }

  localStorage.clear();
  return Promise.all(task.addresses.map(visit));
}
