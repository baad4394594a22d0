import { finishPage } from './finish-page';

// What a policy says has tests of its own.
jest.mock('./policy', () => ({
  policyTags: (scripts: string[], endpoint: string) => [`<meta name="${scripts} ${endpoint}">`],
}));

/** What Next.js exports, in short, with one thing of each kind. */
const exported = `<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/>
  <link rel="preconnect" href="/"/><link rel="preload" as="script" href="/_next/a.js"/>
  <script src="/_next/a.js" async=""></script><link rel="stylesheet" href="/a.css"/>
  <link href="/c.css" rel="stylesheet"/><link rel="modulepreload" href="/_next/d.js"/>
  <meta name="twitter:card" content="summary"/><meta name="twitter:title" content="One"/>
  <script data-own="">decide()</script><script type="module" data-own="" src="/b.js"></script>
  </head><body><main>One<!-- -->Two &amp; &lt;three&gt;</main>
  <script type="application/ld+json" data-own="">{"a":"\\u003c"}</script>
  <script id="_R_">start()</script><script>self.__next_f.push([1,"<p>"])</script></body></html>`;

const parts = {
  endpoint: '/contact',
  fonts: ['/f.woff2'],
  integrityOf: (address: string) => `sha256-of-${address}`,
};

test('the site’s own scripts are left, what is there twice is not, each stylesheet is bound, and the head is in order', () => {
  const expected = [
    '<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8">',
    '<meta name="decide() /contact">',
    '<script>decide()</script>',
    '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="">',
    '<link rel="stylesheet" href="/a.css" integrity="sha256-of-/a.css">',
    '<link href="/c.css" rel="stylesheet" integrity="sha256-of-/c.css">',
    '<meta name="twitter:card" content="summary">',
    '<script type="module" src="/b.js"></script>',
    '</head><body><!--email_off--><main>OneTwo &amp; &lt;three&gt;</main>',
    '<script type="application/ld+json">{"a":"\\u003c"}</script><!--/email_off--></body></html>',
  ];
  expect(finishPage(exported, parts).replace(/\n\s*/g, '')).toBe(expected.join(''));
});

test('a host that hides email addresses leaves those of the page', () => {
  const linked = exported.replace('<main>', '<main><a href="mailto:a@b.test">a@b.test</a>');
  const [, kept] = /<!--email_off-->(.*)<!--\/email_off-->/s.exec(finishPage(linked, parts)) ?? [];
  expect(kept).toContain('<a href="mailto:a@b.test">a@b.test</a>');
});

test.each([
  ['meta[charset]', '<meta charSet="utf-8"/>'],
  ['script:not([type]):not([src])', '<script data-own="">decide()</script>'],
  ['link[rel=stylesheet]', /<link[^>]* rel="stylesheet"[^>]*>/g],
])('a page without %s is refused by name', (selector, tag) => {
  expect(() => finishPage(exported.replace(tag, ''), parts)).toThrow(`has no ${selector}`);
});
