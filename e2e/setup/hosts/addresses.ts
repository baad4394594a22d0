/** What is asked of every host, and what it must answer. Paths are those of a site at the root of its host. */

export type Row = {
  at: string;
  /** Where a host leads that answers `?lang`, with status 302; all parameters count, their order does not. */
  to?: string;
  /** 200 if absent. A host that sends no page for unknown paths sends its own. */
  status?: 404;
};

const words = (text: string) => text.trim().split(/\s+/);

/** Another language than the path's is asked for: by its code, its other names, its alias; with other parameters. */
const redirected = `
/?lang=de                           /de/?lang=de
/terms/?lang=de                     /de/terms/?lang=de
/terms?lang=de                      /de/terms/?lang=de
/terms/index.html?lang=de           /de/terms/?lang=de
/de/?lang=en                        /?lang=en
/de?lang=fr                         /fr/?lang=fr
/de/index.html?lang=fr              /fr/?lang=fr
/de/imprint/?lang=en                /imprint/?lang=en
/ja/privacy/?lang=ko                /ko/privacy/?lang=ko
/pt-PT/contact/?lang=pt-BR          /pt-BR/contact/?lang=pt-BR

/?lang=DE                           /de/?lang=de
/?lang=de-AT                        /de/?lang=de
/?lang=de_AT                        /de/?lang=de
/?lang=nb                           /no/?lang=no
/?lang=nn-NO                        /no/?lang=no
/?lang=pt                           /pt-PT/?lang=pt-PT
/?lang=pt-AO                        /pt-PT/?lang=pt-PT
/?lang=pt_BR                        /pt-BR/?lang=pt-BR
/pt-BR/?lang=pt                     /pt-PT/?lang=pt-PT
/de/?lang=en-SG                     /?lang=en

/?lng=es                            /es/?lang=es
/?lng=es&lang=it                    /it/?lang=it
/?lang=it&lng=es                    /it/?lang=it
/?lang=xx&lng=ko                    /ko/?lang=ko
/?a=1&lng=es&b=2&lang=it&c=3        /it/?a=1&b=2&lang=it&c=3
/?lng=es&utm_source=mail            /es/?lang=es&utm_source=mail

/terms/?a=1&lang=da&b=2             /da/terms/?a=1&lang=da&b=2
/?utm=x&lang=sv&q=%C3%A4%26%3D%3F&r=a%20b+c      /sv/?utm=x&lang=sv&q=%C3%A4%26%3D%3F&r=a%20b+c
/?lang=pl&to=%2Fa%3Fb%3D1%23c&x=//evil.example   /pl/?lang=pl&to=%2Fa%3Fb%3D1%23c&x=//evil.example
/?xlang=fr&lang=tr&langx=ko&lang-x=ja            /tr/?xlang=fr&lang=tr&langx=ko&lang-x=ja
/?a=1&a=2&lang=NL&empty=&flag                    /nl/?a=1&a=2&lang=nl&empty=&flag
/?lang=de&x=%0d%0aX-Injected:%201                /de/?lang=de&x=%0d%0aX-Injected:%201
/?lang=DE&x=%0d%0aX-Injected:%201&y=%26z%3D%25   /de/?lang=de&x=%0d%0aX-Injected:%201&y=%26z%3D%25`;

/** Nothing to change for a host, or not plain enough: the script in the page does what is left. */
const shown = words(`
/ /de/ /pt-BR/terms/?a=1 /?lang=en /de/?lang=de /de/?lang=DE /de/?lng=de /no/?lang=nb /pt-PT/?lang=pt
/?lang= /?lang /?lang=xx /de/?lang=zh-CN /?LANG=de
/?lang=fr&lang=de /?lang=de&lang=de /?lng=fr&a=1&lng=de /?lang&lang=de
/brands/klook.svg?lang=de /robots.txt?lang=de /og/en-home.png?lang=de`);

const unknown = words(
  '/nope/?lang=de /de/nope/?lang=fr /xx/terms/?lang=de /de/terms/more/?lang=en',
);

export const rows: readonly Row[] = [
  ...redirected
    .split('\n')
    .filter(Boolean)
    .map(words)
    .map(([at, to]) => ({ at, to })),
  ...shown.map((at) => ({ at })),
  ...unknown.map((at) => ({ at, status: 404 as const })),
];

/** What attackers send in place of a code. The page is shown, in the language of its path. */
const hostile = [
  // Headers of their own, and other hosts.
  ...words('%0d%0aX-Injected:%201 de%0d%0aX-Injected:%201 %0aLocation:%20//evil.example'),
  ...words('%E5%98%8A%E5%98%8DX-Injected:1 //evil.example %2F%2Fevil.example /%5Cevil.example'),
  ...words('https://evil.example/de .evil.example @evil.example javascript:alert(1)'),
  // Another file, the end of a text, and what cannot be decoded.
  ...words('data:text/html,x ../../etc/passwd %2e%2e%2f%2e%2e%2fetc%2fpasswd de/terms de/.. de%2f'),
  ...words('%00 de%00 de%00.html % %zz %ff%fe %u0064e de%20 +de %c0%af'),
  // What looks like a code, and names that every object of JavaScript has.
  ...words('%EF%BD%84%EF%BD%85 %D0%B4%D0%B5 %E2%80%AEde %64%65 d%D0%B5 %C4%B0t'),
  ...words('__proto__ constructor toString hasOwnProperty'),
  // What ends a text, a tag or a command, and what patterns and configurations read.
  ...words(`" ' \` <script>alert(1)</script> %22%3E%3Cscript%3E {{7*7}} ;id |de $(id) .* (de|fr)`),
  ...words(String.raw`[a-z]+ ^de$ \1 $1 $uri %{ENV:PATH} %23%7B7*7%7D de,fr de;q=1 de?lang=fr`),
  'x'.repeat(4000),
];

/** These, and other ways to put something between an address and its answer. */
export const hostileQueries: readonly string[] = [
  ...hostile.map((value) => `lang=${value}`),
  ...words('lang[]=de lang[0]=de lang%00=de lang.x=de ?lang=de lang=//evil.example&lang=de'),
];
