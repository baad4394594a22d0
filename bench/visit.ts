import type { Browser } from 'playwright';
import { withPage } from './browser';

export type Visit = {
  /** Requests until the load event, and those that the page makes of its own accord thereafter. */
  before: number;
  after: number;
  /** Bytes of the fonts and pictures that a phone fetches, as sent. */
  fontBytes: number;
  pictureBytes: number;
};

/** Visits an address for the first time and waits until it asks for nothing more. */
export function visit(browser: Browser, url: string): Promise<Visit> {
  return withPage(browser, async (page) => {
    let loaded = false;
    const counts = { before: 0, after: 0 };
    const sizes: Promise<[type: string, bytes: number]>[] = [];
    page.on('load', () => {
      loaded = true;
    });
    page.on('request', () => {
      counts[loaded ? 'after' : 'before'] += 1;
    });
    page.on('requestfinished', (request) => {
      const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
      sizes.push(size.then((bytes) => [request.resourceType(), bytes]));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const all = await Promise.all(sizes);
    const bytesOf = (type: string) =>
      all.reduce((sum, [kind, bytes]) => (kind === type ? sum + bytes : sum), 0);
    return { ...counts, fontBytes: bytesOf('font'), pictureBytes: bytesOf('image') };
  });
}
