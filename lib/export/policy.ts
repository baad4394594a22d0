/** The Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/): nothing but what the page uses. */
import { createHash } from 'node:crypto';
import { referrerPolicy } from '../hosting/rules';

/** Inline scripts that run. Those with a type are data. */
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

export function sha256(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** An endpoint as the policy names it: without its query, and without what would end the value. */
function sourceOf(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  return origin + pathname.replace(/[;,&]/g, encodeURIComponent);
}

/** The policy's directives. A `<meta>` cannot carry `frame-ancestors`: that one is the host's header. */
function directives(html: string, endpoint: string): Record<string, string> {
  const hashes = [...html.matchAll(inlineScript)].map(([, script]) => `'${sha256(script)}'`);
  const target = endpoint && sourceOf(endpoint);
  return {
    'default-src': "'none'",
    'script-src': `'self' ${hashes.join(' ')}`,
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': `'self' ${target}`.trim(),
    'manifest-src': "'self'",
    'form-action': target || "'none'",
    'base-uri': "'none'",
  };
}

/** Puts the policy, and that on referrers, at the start of the head, before anything that they govern. */
export function addPolicy(html: string, endpoint: string): string {
  const policy = Object.entries(directives(html, endpoint)).map((parts) => parts.join(' '));
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}"/>`,
    `<meta name="referrer" content="${referrerPolicy}"/>`,
  ];
  return html.replace('<meta charSet="utf-8"/>', (charset) => charset + metas.join(''));
}
