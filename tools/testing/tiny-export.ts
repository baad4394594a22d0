/**
 * An export of three small pages without a fault, in which tests plant one: the English home page
 * and its terms, and the German home page. All that a rule of the verifier asks for is written out
 * here once, in plain HTML.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sha256 } from '../../lib/bundling/integrity';
import type { Company } from '../../lib/site/company-rules';
import { faultLine } from '../../lib/site/fault';
import { guideSettings, testConfig, testSite } from '../../lib/testing/test-site';
import { applyRules } from '../verify/apply-rules';
import type { RuleSet } from '../verify/rule-set';

/** A fault to plant. The report must have the lines of `expect` and `also`, and no other. */
export type PlantedFault = {
  /** The file to change. */
  file: string;
  /** What to replace, wherever it stands in the file. */
  from: string;
  to: string;
  /** The expected report on that file, without its name. */
  expect: string;
  /** Whole lines that follow from the same fault. */
  also?: readonly string[];
};

const [english, german] = testConfig.languages;
const [home, terms] = testConfig.pages;

const site = testSite(
  {
    ...guideSettings,
    PARTNER_URL: 'https://partner.test/five',
    AFFILIATE_ID: '77',
  },
  {
    ...testConfig,
    languages: [english, german],
    pages: [home, { ...terms, languages: ['en'] }],
  },
);

const decision = 'localStorage.i18nextLng';
const clientScript = 'export {};';
const styles = ['Roboto', 'Poppins']
  .map((family) => `@font-face { font-family: ${family}; src: url(letters.woff) }`)
  .join('\n');

type SmallPage = {
  locale: string;
  route: string;
  /** Its address below the site's. */
  path: string;
  openGraphLocale: string;
  /** Its `hreflang` links, by code. */
  alternates: Record<string, string>;
  title: string;
  description: string;
  /** More of its head, of its JSON-LD's graph, and of its contents. */
  head: string;
  graph: string;
  contents: string;
  partnerLanguage: string;
  company: Company;
};

const { singapore, germany } = site.config.companies;

const homes = {
  en: 'https://guide.test/surveys/',
  de: 'https://guide.test/surveys/de/',
  'x-default': 'https://guide.test/surveys/',
};

const published = '<meta property="article:published_time" content="2025-09-15">';
const modified = '<meta property="article:modified_time" content="2025-10-20">';

function article(locale: string, headline: string): string {
  return `, { "@type": "Article", "headline": "${headline}", "datePublished": "2025-09-15",
    "dateModified": "2025-10-20", "author": { "@type": "Organization" }, "inLanguage": "${locale}",
    "image": "https://guide.test/surveys/og/${locale}-home.png" }`;
}

const pages: readonly SmallPage[] = [
  {
    locale: 'en',
    route: 'home',
    path: '',
    openGraphLocale: 'en_GB',
    alternates: homes,
    title: 'Surveys',
    description: 'On surveys',
    head: `${published}${modified}<meta property="og:locale:alternate" content="de_DE">`,
    graph: article('en', 'Paid surveys'),
    contents: `<h1>Paid surveys</h1><time datetime="2025-09-15">15 September 2025</time> <time datetime="2025-10-20">20 October 2025</time>
      <h2 id="brands">Brands</h2><img src="/surveys/kopi.svg" alt="Kopi" width="240" height="150">
      <a href="terms/">Terms</a> <a href="de/#marken">Deutsch</a>`,
    partnerLanguage: 'en',
    company: singapore,
  },
  {
    locale: 'de',
    route: 'home',
    path: 'de/',
    openGraphLocale: 'de_DE',
    alternates: homes,
    title: 'Umfragen',
    description: 'Über Umfragen',
    head: `${published}${modified}<meta property="og:locale:alternate" content="en_GB">`,
    graph: article('de', 'Bezahlte Umfragen'),
    contents: `<h1>Bezahlte Umfragen</h1><time datetime="2025-09-15">15. September 2025</time> <time datetime="2025-10-20">20. Oktober 2025</time>
      <h2 id="marken">Marken</h2><a href="/surveys/" lang="en">English</a>`,
    partnerLanguage: 'de',
    company: germany,
  },
  {
    locale: 'en',
    route: 'terms',
    path: 'terms/',
    openGraphLocale: 'en_GB',
    alternates: {
      en: 'https://guide.test/surveys/terms/',
      'x-default': 'https://guide.test/surveys/terms/',
    },
    title: 'Terms',
    description: 'On terms',
    head: '',
    graph: `, { "@type": "BreadcrumbList", "itemListElement": [
      { "@type": "ListItem", "position": 1, "name": "Home", "item": "https://guide.test/surveys/" },
      { "@type": "ListItem", "position": 2, "name": "Terms of use" } ] }`,
    contents: `<nav aria-label="Trail"><ol><li><a href="/surveys/">Home</a></li><li>Terms of use</li></ol></nav>
      <h1>Terms of use</h1><a href="/surveys/#brands">Brands</a>`,
    partnerLanguage: 'en',
    company: singapore,
  },
];

function documentOf(head: string, body: string, attributes: string): string {
  return `<!DOCTYPE html>
<html ${attributes}><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src '${sha256(decision)}'; require-trusted-types-for 'script'">
<script>${decision}</script>
<script type="module" src="/surveys/client.js" integrity="${sha256(clientScript)}"></script>
<link rel="stylesheet" href="/surveys/style.css" integrity="${sha256(styles)}">
${head}</head><body>${body}</body></html>`;
}

function htmlOf(page: SmallPage): string {
  const { locale, route, path, company } = page;
  const { email, phone, street, city } = company;
  const url = `https://guide.test/surveys/${path}`;
  const alternates = Object.entries(page.alternates).map(
    ([code, address]) => `<link rel="alternate" hreflang="${code}" href="${address}">`,
  );
  const head = `<title>${page.title}</title>
<meta name="description" content="${page.description}">
<meta name="theme-color" content="#fff">
<link rel="manifest" href="/surveys/manifest.webmanifest">
<link rel="canonical" href="${url}">
${alternates.join('\n')}
<meta property="og:type" content="website">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${url}">
<meta property="og:site_name" content="Guide">
<meta property="og:locale" content="${page.openGraphLocale}">
<meta property="og:image" content="https://guide.test/surveys/og/${locale}-${route}.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${page.title} (Guide)">
<meta name="twitter:card" content="summary_large_image">
${page.head}
`;
  const body = `<header><nav aria-label="Pages"><a href="#content">Content</a></nav></header>
<main id="content">${page.contents}
<a href="https://partner.test/five?affid=77&lang=${page.partnerLanguage}" rel="sponsored noopener" target="_blank">Partner</a>
<input type="text" id="name" placeholder="Name">
</main>
<footer>${[company.company, email, phone, street, city].join(', ')}</footer>
<script type="application/ld+json">{ "@graph": [
  { "@type": "WebSite", "name": "Guide", "inLanguage": "${locale}", "url": "https://guide.test/surveys/" },
  { "@type": "Organization", "name": "${company.company}", "email": "${email}",
    "telephone": "${phone}", "address": { "@type": "PostalAddress",
    "streetAddress": "${street}", "addressLocality": "${city}" } }${page.graph}
] }</script>`;
  return documentOf(
    head,
    `${body}<p>Guide</p>`,
    `lang="${locale}" data-locale="${locale}" data-route="${route}"`,
  );
}

function sitemap(): string {
  const entries = pages.map(({ path, route, alternates }) => {
    const links = Object.entries(alternates).map(
      ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
    );
    const day = route === 'home' ? '2025-10-20' : '2025-09-16';
    return `<url><loc>https://guide.test/surveys/${path}</loc><lastmod>${day}</lastmod>${links.join('')}</url>`;
  });
  return `<?xml version="1.0"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>`;
}

/** The beginning of a PNG, which is all that says its size. */
function pngOf(width: number, height: number): Buffer {
  const start = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([start, size]);
}

const notFound = documentOf(
  '<meta name="robots" content="noindex"><title>Not found</title>',
  '<h1>Not found</h1>',
  'lang="en"',
);

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': htmlOf(pages[0]),
  'de/index.html': htmlOf(pages[1]),
  'terms/index.html': htmlOf(pages[2]),
  '404.html': notFound,
  'de/404.html': notFound,
  'robots.txt': 'User-Agent: *\nAllow: /\nSitemap: https://guide.test/surveys/sitemap.xml\n',
  '.well-known/security.txt': 'Contact: mailto:a@guide.test\nExpires: 2999-01-01T00:00:00.000Z\n',
  'sitemap.xml': sitemap(),
  'manifest.webmanifest': `{ "start_url": "/surveys/", "scope": "/surveys/", "icons": [
    { "src": "/surveys/icons/icon.png", "sizes": "192x192" } ] }`,
  'style.css': styles,
  'client.js': clientScript,
  'kopi.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="150"/>',
  'icons/icon.png': pngOf(192, 192),
  'og/en-home.png': pngOf(1200, 630),
  'og/de-home.png': pngOf(1200, 630),
  'og/en-terms.png': pngOf(1200, 630),
  // Both families take their letters from it.
  'letters.woff': readFileSync(
    'node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff',
  ),
};

/**
 * Writes the export into a folder of its own, for as long as the test file runs.
 * @param sets the rules that it is held against
 */
export function tinyExport(...sets: readonly RuleSet[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-export-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);

  const read = (file: string) => Buffer.from(files[file]);

  /** What is reported once a file has this content instead, or is gone. */
  function faultsWith(file: string, content: string | Buffer | undefined): string[] {
    if (content === undefined) rmSync(join(folder, file));
    else write(file, content);
    const { faults } = applyRules(folder, site, sets);
    if (file in files) write(file, files[file]);
    else rmSync(join(folder, file));
    return faults.map(faultLine);
  }

  /**
   * The content of a file with `to` in every place of `from`. Fails if the file does not contain
   * `from`.
   */
  function changed(file: string, from: string, to: string): string {
    const text = read(file).toString();
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }

  /** Tests that each fault is reported, one at a time, and nothing else. */
  function plant(faults: readonly PlantedFault[]): void {
    test.each(faults)('$file: $expect', ({ file, from, to, expect: fault, also = [] }) => {
      const faulty = changed(file, from, to);
      expect(faultsWith(file, faulty)).toEqual([`${file}: ${fault}`, ...also].sort());
    });
  }

  return { read, faultsWith, changed, plant };
}
