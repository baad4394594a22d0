/** Playwright's `test`, with what must hold in every one of them. */
import { test as base, expect } from 'playwright/test';

export { expect };

type Guard = {
  /** What a test provokes, to be named before it does: a browser may complain of it late. */
  provoked: RegExp[];
  /** What the pages said or asked for that they must not, and what their policies refused. */
  complaints: string[];
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
      await context.addInitScript((label) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.debug(label, effectiveDirective, blockedURI),
        );
      }, violation);
      context.on('console', (message) => {
        const { url } = message.location();
        const text = message.text();
        // A 404 page is meant to be one, and the host's root, where browsers look for icons, may not be ours.
        const expected =
          text.includes('status of 404') &&
          (message.page()?.url() === url || url.endsWith('/favicon.ico'));
        if (text.startsWith(violation) || (message.type() === 'error' && !expected))
          complaints.push(`${text} (${url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== own)
          complaints.push(`asked for ${request.url()}`);
      });
      await use(complaints);
      // The tests' answers to requests: one that is late would fail beside all tests, and stop the next one.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = complaints.filter((text) => !provoked.some((one) => one.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});
