import { parse } from 'node-html-parser';
import { finishPage } from './finish-page';

/** What Next.js exports, in short, with one thing of each kind. */
function exported(head = ''): string {
  return `<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/>
    <link rel="preconnect" href="/"/><link rel="preload" as="script" href="/_next/a.js"/>
    <script src="/_next/a.js" async=""></script><link rel="stylesheet" href="/a.css"/>${head}
    <script data-own="">decide()</script><script type="module" data-own="" src="/b.js"></script>
    </head><body><main>One<!-- -->Two &amp; &lt;three&gt;</main>
    <script type="application/ld+json" data-own="">{"a":"\\u003c"}</script>
    <script id="_R_">start()</script><script>self.__next_f.push([1,"<p>"])</script></body></html>`;
}

const parts = {
  endpoint: '',
  fonts: ['/f.woff2'],
  integrityOf: (address: string) => `sha256-of-${address}`,
};
const finish = (html: string) => parse(finishPage(html, parts));

test('of the scripts, only the site’s own are left, without their mark', () => {
  const scripts = finish(exported()).querySelectorAll('script');
  expect(scripts.map((script) => script.outerHTML)).toEqual([
    '<script>decide()</script>',
    '<script type="module" src="/b.js"></script>',
    '<script type="application/ld+json">{"a":"\\u003c"}</script>',
  ]);
});

test('nothing is left that was there for the scripts of Next.js', () => {
  const html = finishPage(exported(), parts);
  expect(html).not.toMatch(/_next|preconnect|<!--/);
  expect(html).toContain('OneTwo &amp; &lt;three&gt;');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/);
});

test('the head begins with charset, policy, referrer, decision, and fonts before the stylesheet', () => {
  const head = finish(exported()).querySelector('head')?.children ?? [];
  expect(head.map(({ localName, attrs }) => `${localName} ${Object.keys(attrs)[0]}`)).toEqual([
    'meta charset',
    'meta http-equiv',
    'meta name',
    'script undefined',
    'link rel',
    'link rel',
    'script type',
  ]);
  expect(head[4].getAttribute('href')).toBe('/f.woff2');
});

test('every stylesheet is bound to its contents', () => {
  const page = finish(exported('<link href="/c.css" rel="stylesheet"/>'));
  const sheets = page.querySelectorAll('link[rel=stylesheet]');
  expect(sheets.map((sheet) => sheet.getAttribute('integrity'))).toEqual([
    'sha256-of-/a.css',
    'sha256-of-/c.css',
  ]);
});

test.each([
  ['meta[charset]', '<meta charSet="utf-8"/>'],
  ['script:not([type]):not([src])', '<script data-own="">decide()</script>'],
  ['link[rel=stylesheet]', '<link rel="stylesheet" href="/a.css"/>'],
])('a page without %s is refused by name', (selector, tag) => {
  expect(() => finish(exported().replace(tag, ''))).toThrow(`has no ${selector}`);
});
