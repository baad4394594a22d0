/** Playwright's `test`, which also fails on errors of pages that the test does not expect. */
import { test as base, expect } from 'playwright/test';

export { expect };

type Guard = {
  /**
   * Patterns of errors that a test causes, added before it does so, because a browser may report
   * late.
   */
  expectedErrors: RegExp[];
  /**
   * Errors in the console, violations of the page's policy, features of the host's policy that the
   * browser does not know, and requests to other hosts.
   */
  pageErrors: string[];
};

const violation = 'securitypolicyviolation';

/** The browser's error for a request that a test has aborted. */
export const abortedRequest = /net::ERR_FAILED/;

export const test = base.extend<Guard>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  expectedErrors: async ({}, use) => use([]),
  pageErrors: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const pageErrors: string[] = [];
      const ownHost = new URL(baseURL ?? '').hostname;
      await context.addInitScript((label) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.debug(label, effectiveDirective, blockedURI),
        );
      }, violation);
      context.on('console', (message) => {
        const { url } = message.location();
        const text = message.text();
        // A 404 page is expected to have this status. So is the icon at the host's root, which may
        // not be part of the site.
        const expected =
          text.includes('status of 404') &&
          (message.page()?.url() === url || url.endsWith('/favicon.ico'));
        const isPolicyWarning = text.includes('Permissions-Policy');
        const isError = message.type() === 'error' && !expected;
        if (text.startsWith(violation) || isPolicyWarning || isError)
          pageErrors.push(`${text} (${url})`);
      });
      context.on('weberror', (error) => pageErrors.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== ownHost)
          pageErrors.push(`request to ${request.url()}`);
      });
      await use(pageErrors);
      // Removes the test's routes: an answer that is still under way would fail outside of all
      // tests, and stop the next.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = pageErrors.filter(
        (text) => !expectedErrors.some((pattern) => pattern.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});
