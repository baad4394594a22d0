/** Playwright's `test`, with what must hold in every one of them. */
import { test as base, expect } from 'playwright/test';

export { expect };

type Guard = {
  /** What a test provokes, to be named before it does: a browser may complain of it late. */
  provoked: RegExp[];
  /** What the pages said or asked for that they must not. */
  complaints: string[];
  /** What the pages' policies refused. */
  violations: string[];
  /** Ends the tests' answers to requests: one that is late would fail beside all tests, and stop the next one. */
  routes: undefined;
};

const violation = 'securitypolicyviolation';

/** What the browser says of a file that a test keeps from it. */
export const refused = /net::ERR_FAILED/;

export const test = base.extend<Guard>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  provoked: async ({}, use) => use([]),
  complaints: [
    async ({ context, baseURL, provoked }, use) => {
      const complaints: string[] = [];
      const own = new URL(baseURL ?? '').hostname;
      context.on('console', (message) => {
        const { url } = message.location();
        const notFound = message.text().includes('status of 404');
        // A 404 page is meant to be one, and the host's root, where browsers look for icons, may not be ours.
        const expected =
          notFound && (message.page()?.url() === url || url.endsWith('/favicon.ico'));
        if (message.type() === 'error' && !expected)
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== own)
          complaints.push(`asked for ${request.url()}`);
      });
      await use(complaints);
      expect(withoutProvoked(complaints, provoked)).toEqual([]);
    },
    { auto: true },
  ],
  violations: [
    async ({ context, provoked }, use) => {
      const violations: string[] = [];
      await context.addInitScript((label) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.debug(label, effectiveDirective, blockedURI),
        );
      }, violation);
      context.on('console', (message) => {
        const text = message.text();
        // Without JavaScript there are no events, but the browser's own report.
        if (text.startsWith(violation) || / violates the following Content Security/.test(text))
          violations.push(`${text} (${message.page()?.url()})`);
      });
      await use(violations);
      expect(withoutProvoked(violations, provoked)).toEqual([]);
    },
    { auto: true },
  ],
  routes: [
    async ({ context }, use) => {
      await use(undefined);
      for (const one of [context, ...context.pages()])
        await one.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

function withoutProvoked(texts: readonly string[], provoked: readonly RegExp[]): string[] {
  return texts.filter((text) => !provoked.some((pattern) => pattern.test(text)));
}
