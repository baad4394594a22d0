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
  // The framework's scripts take longer than all else: they run in the frames that are marked.
  await page.addInitScript(() => {
    const isPlain = window.frameElement && !('scripts' in (frameElement as HTMLElement).dataset);
    if (isPlain) window.requestIdleCallback = () => 0;
  });
  await page.goto(`${origin}${basePath}/robots.txt`);
}

/**
 * Loads addresses side by side in frames that are not drawn, and compares what each ended on with its file: no
 * element, attribute or text may have come from the address. In the first one, the framework's scripts run too.
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

  /** Elements, attributes and texts. The query of a link and two attributes are the scripts' to set. */
  function contentsOf(document: Document): string {
    const set = ['aria-current=location', 'data-phase=idle'];
    // What the build's 404 pages have more than their home page, and what the scripts add.
    const added = [
      ...['meta[name=robots]', 'script', 'template', 'link[rel=preload]'],
      ...['link[rel=preconnect][href="/"]', 'body > [role=status]', 'next-route-announcer'],
    ].join();
    const elements = [...document.querySelectorAll('*')].filter(
      (element) => !element.matches(added),
    );
    const tags = elements.map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name, value }) => !set.includes(`${name}=${value}`))
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
  async function settled(frame: HTMLIFrameElement, scripts: boolean): Promise<Document> {
    const end = performance.now() + 20_000;
    while (performance.now() < end) {
      const document = frame.contentDocument;
      if (!document) throw new Error('left the site');
      const { documentElement: root, readyState } = document;
      const there = document.URL !== 'about:blank' && readyState !== 'loading';
      const isPage = document.querySelector('link[rel=canonical]');
      const live = !scripts || !isPage || document.querySelector('body > [role=status]');
      if (there && live && root.style.display !== 'none') return document;
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

  async function visit(address: string, index: number): Promise<Visit> {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    if (index === 0) frame.dataset.scripts = '';
    // Written as browsers write it: of a frame, Chromium refuses an address that has a line break and a `<`.
    frame.src = new URL(address).href;
    document.body.append(frame);
    try {
      const shown = await settled(frame, index === 0);
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
