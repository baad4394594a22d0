/**
 * The Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/): nothing but what the page
 * uses.
 */
import { sha256 } from '../../lib/bundling/integrity';
import { referrerPolicy } from '../hosting/rules';

/**
 * An endpoint as the policy names it: without its query, and without what would end the value, or
 * be a variable in the configuration of a server.
 */
function sourceOf(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  return origin + pathname.replace(/[;,&$]/g, encodeURIComponent);
}

/**
 * The tags of the policy, and of that on referrers, which come before anything that they govern. A
 * `<meta>` cannot carry `frame-ancestors`: that one is the host's header.
 * @param scripts the texts of the scripts within the page
 * @param endpoint where messages are sent, or an empty string
 */
export function policyTags(scripts: readonly string[], endpoint: string): string[] {
  const hashes = scripts.map((script) => `'${sha256(script)}'`);
  const target = endpoint && sourceOf(endpoint);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${target}`.trim(),
    "manifest-src 'self'",
    `form-action ${target || "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The one place where a text becomes markup: lib/browser/page-loader.ts.
    'trusted-types site',
  ];
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`,
    `<meta name="referrer" content="${referrerPolicy}">`,
  ];
}

/**
 * The policy of a whole site, for a header of every answer: it allows what any of the pages allows
 * itself, and also holds for a page that has lost its own.
 * @param pages the HTML of all pages, each with its policy
 */
export function sitePolicy(pages: readonly string[]): string {
  const union = new Map<string, Set<string>>();
  for (const page of pages) {
    const [, policy = ''] =
      page.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
    for (const [name, ...sources] of policy.split('; ').map((directive) => directive.split(' ')))
      union.set(name, new Set([...(union.get(name) ?? []), ...sources]));
  }
  return [...union, ['frame-ancestors', ["'none'"]] as const]
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
