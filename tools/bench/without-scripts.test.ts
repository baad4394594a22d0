import { withoutScripts } from './without-scripts';

const policy = (content: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${content}">`;

test('every script goes, and the policy allows none', () => {
  const rules = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";
  const html = `<html><head>${policy(rules)}<script>a()</script><script src="/a.js"></script>
<link rel="modulepreload" href="/b.js"></head><body><p>Text</p>
<script type="application/ld+json">{}</script></body></html>`;
  expect(withoutScripts(html).replaceAll('\n', '')).toBe(
    `<html><head>${policy("script-src 'none'; default-src 'none'")}</head><body><p>Text</p></body></html>`,
  );
});

test('a page without a policy is an error', () => {
  expect(() => withoutScripts('<html><head></head></html>')).toThrow('no policy');
});
