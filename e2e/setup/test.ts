/** Playwright's `test`, which also fails on whatever no page may do: see `complaints`. */
import { test as base, expect } from 'playwright/test';

export { expect };

type Guard = {
  /** Complaints that a test provokes. It has to add them before it does so, because a browser may complain late. */
  provoked: RegExp[];
  /** Errors in the console, requests to other hosts, and what the policies of pages refused. */
  complaints: string[];
};

const violation = 'securitypolicyviolation';

/** The browser's error for a request that a test has aborted. */
export const refused = /net::ERR_FAILED/;

export const test = base.extend<Guard>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  provoked: async ({}, use) => use([]),
  complaints: [
    async ({ context, baseURL, provoked }, use) => {
      const complaints: string[] = [];
      const ownHost = new URL(baseURL ?? '').hostname;
      await context.addInitScript((label) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.debug(label, effectiveDirective, blockedURI),
        );
      }, violation);
      context.on('console', (message) => {
        const { url } = message.location();
        const text = message.text();
        // A 404 page is expected to have this status. So is the icon at the host's root, which may not be part of the site.
        const expected =
          text.includes('status of 404') &&
          (message.page()?.url() === url || url.endsWith('/favicon.ico'));
        if (text.startsWith(violation) || (message.type() === 'error' && !expected))
          complaints.push(`${text} (${url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== ownHost)
          complaints.push(`asked for ${request.url()}`);
      });
      await use(complaints);
      // Removes the test's routes: an answer that is still under way would fail outside of all tests, and stop the next.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = complaints.filter(
        (text) => !provoked.some((pattern) => pattern.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});
