import { parse } from 'node-html-parser';

/** The page without its scripts, and with a policy that allows none. @throws Error if it had no policy on them. */
export function withoutScripts(html: string): string {
  const root = parse(html, { comment: true });
  const loading = 'script, link[rel=modulepreload], link[as=script]';
  for (const element of root.querySelectorAll(loading)) element.remove();
  const policy = root.querySelector('meta[http-equiv=Content-Security-Policy]');
  const rules = policy?.getAttribute('content')?.split('; ') ?? [];
  const kept = rules.filter((rule) => !/^(script-src|require-trusted|trusted-types)/.test(rule));
  if (kept.length === rules.length) throw new Error('The page has no policy on scripts');
  policy?.setAttribute('content', ["script-src 'none'", ...kept].join('; '));
  return root.toString();
}
