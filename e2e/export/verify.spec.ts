/** `npm run verify` on a real export; the tests beside each of its rules plant a fault for every demand. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { allPages } from '../../lib/address/paths';
import type { PlantedFault } from '../../tools/testing/tiny-export';
import { plain } from '../setup/exports';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';

needsLanguages('es', 'fr', 'it', 'ja', 'ko', 'nl', 'pt-BR', 'pt-PT', 'sv', 'tr');

const japanese = messagesOf('ja');
const korean = messagesOf('ko');
const swedish = messagesOf('sv');
const english = messagesOf('en');

const plantedFaults: readonly PlantedFault[] = [
  {
    file: 'fr/terms/index.html',
    from: 'hrefLang="sv"',
    to: 'hrefLang="xx"',
    expect: 'hreflang sv is missing',
    also: [
      'fr/terms/index.html: hreflang xx is no language of this page',
      'sitemap.xml: http://localhost:3000/fr/terms/ has other alternates than the page',
    ],
  },
  {
    file: 'es/privacy/index.html',
    from: 'rel="canonical" href="http://localhost:3000/es/privacy/"',
    to: 'rel="canonical" href="http://localhost:3000/es/privacy/?lang=es"',
    expect:
      'canonical is "http://localhost:3000/es/privacy/?lang=es", not http://localhost:3000/es/privacy/',
  },
  {
    file: 'tr/imprint/index.html',
    from: 'property="og:image:height" content="630"',
    to: 'property="og:image:height" content="600"',
    expect: 'card og/tr-imprint.png is 1200x630, stated as 1200x600',
  },
  {
    file: 'sv/index.html',
    from: `"headline":"${swedish.hero.title}"`,
    to: '"headline":"Tjäna 900 kr per timme"',
    expect: 'headline is "Tjäna 900 kr per timme", not the h1',
  },
  {
    file: 'ja/terms/index.html',
    from: `<title>${japanese.pages.terms.meta.title}`,
    to: `<title>${japanese.pages.imprint.meta.title}`,
    expect: 'has the same title as ja/imprint/index.html',
  },
  {
    file: 'it/index.html',
    from: 'href="/it/contact/"',
    to: 'href="/it/contatto/"',
    expect: 'link /it/contatto/ leads to no file',
  },
  {
    file: 'pt-PT/contact/index.html',
    from: '</main>',
    to: '<h1>Contacto</h1></main>',
    expect: 'has 2 h1, not one',
  },
  {
    file: 'ko/index.html',
    from: `aria-label="${korean.header.nav.label}"`,
    to: `aria-label="${english.header.nav.label}"`,
    expect: `aria-label "${english.header.nav.label}" is in en, not in ko`,
  },
  {
    file: 'sv/terms/index.html',
    from: '</main>',
    to: '<h2>Kő</h2></main>',
    expect: 'Poppins has no "ő" (U+0151): see app/fonts.css',
    also: ['sv/terms/index.html: Roboto has no "ő" (U+0151): see app/fonts.css'],
  },
  {
    file: 'pt-BR/index.html',
    from: 'rel="sponsored noopener"',
    to: 'rel="noopener"',
    expect:
      'partner link https://rewards.partner.example/top-five?affid=4343&lang=pt lacks rel sponsored',
  },
  {
    file: 'nl/privacy/index.html',
    from: '</main>',
    to: '</main><script>count()</script>',
    expect: 'its policy refuses the script "count()"',
  },
  {
    file: 'manifest.webmanifest',
    from: '"sizes":"192x192"',
    to: '"sizes":"256x256"',
    expect: 'icon /icons/icon-192.png is 192x192, stated as 256x256',
  },
  {
    file: 'robots.txt',
    from: 'Allow: /',
    to: 'Disallow: /',
    expect: 'has "Disallow: /"',
  },
];

function verify(folder: string, environment = plain.environment) {
  const command = ['--import', 'tsx', 'tools/commands/verify.ts', folder];
  const run = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  const [heading, ...lines] = run.stdout.trimEnd().split('\n');
  return { status: run.status, heading, lines, errors: run.stderr };
}

test('an export without fault is said to be in order', () => {
  const { status, lines } = verify(plain.folder);
  expect(lines).toEqual([
    expect.stringContaining(` is in order: ${allPages(plain.site).length} pages, `),
  ]);
  expect(status).toBe(0);
});

test('every planted fault is named, with its file, and nothing else is', () => {
  const copy = test.info().outputPath('export');
  cpSync(plain.folder, copy, { recursive: true });
  for (const { file, from, to } of plantedFaults) {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(join(copy, file), text.replaceAll(from, to));
  }
  const { status, lines } = verify(copy);
  expect(lines).toEqual(
    plantedFaults
      .flatMap(({ file, expect: fault, also = [] }) => [`${file}: ${fault}`, ...also])
      .sort(),
  );
  expect(status).toBe(1);
});

test('it says for which address, and stops at an export for another', () => {
  expect(verify(plain.folder).heading).toBe('Verifying http://localhost:3000/ (SITE_URL not set)');
  const elsewhere = { ...plain.environment, SITE_URL: 'https://www.kaya-guides.sg' };
  expect(verify(plain.folder, elsewhere)).toMatchObject({
    status: 1,
    lines: [],
    errors:
      'out-plain/ was built for http://localhost:3000/, and this would verify https://www.kaya-guides.sg/ (SITE_URL from the shell)\n',
  });
});

test('a folder without an export is refused', () => {
  const { status, errors } = verify('e2e');
  expect(errors).toContain('There is no export in e2e/. Run: npm run build');
  expect(status).toBe(1);
});
