import { policyTags, sitePolicy } from './policy';

test.each([
  ['', "connect-src 'self'", "form-action 'none'"],
  [
    'https://api.example.org/contact',
    "connect-src 'self' https://api.example.org/contact",
    'form-action https://api.example.org/contact',
  ],
  // A source cannot have a query, and a semicolon or comma would end it. Source: CSP Level 3,
  // section 2.3.1.
  [
    'https://api.example.org/a;b,c&d/?key=1;script-src *#e',
    "connect-src 'self' https://api.example.org/a%3Bb%2Cc%26d/",
    'form-action https://api.example.org/a%3Bb%2Cc%26d/',
  ],
])(
  'with the endpoint %j a page is allowed what it uses, and nothing else',
  (endpoint, connect, form) => {
    const [tag] = policyTags(['one()', 'two()'], endpoint);
    const [, policy = ''] = tag.match(/ content="([^"]*)"/) ?? [];
    expect(policy.replace(/'sha256-[^']*'/g, 'HASH').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' HASH HASH",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      connect,
      "manifest-src 'self'",
      form,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types site',
    ]);
  },
);

test('the policy of a site allows what any page allows itself, and no frame', () => {
  const [first, second] = ['one()', 'two()'].map((script) => policyTags([script], '')[0]);
  const [, policyOfFirst] = first.match(/ content="([^"]*)"/) ?? [];
  const [, hashOfSecond] = second.match(/'self' ('sha256-[^;]*)/) ?? [];
  const together = policyOfFirst.replace(/(script-src [^;]*)/, `$1 ${hashOfSecond}`);
  expect(sitePolicy([first, second, first])).toBe(`${together}; frame-ancestors 'none'`);
});
