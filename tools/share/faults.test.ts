import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from '../../lib/testing/test-site';
import { readExport } from '../export/read-export';
import { faultsOf } from './faults';

const site = testSite();
const folder = mkdtempSync(join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is wrong with the German terms, in an export that has the Norwegian ones besides. */
function faults(german: string, norwegian = german): string[] {
  for (const [locale, head] of Object.entries({ de: german, no: norwegian })) {
    mkdirSync(join(folder, locale, 'terms'), { recursive: true });
    writeFileSync(join(folder, locale, 'terms/index.html'), `<head>${head}</head>`);
  }
  return faultsOf(readExport(folder, site))
    .filter((line) => line.startsWith('/de/terms/ '))
    .map((line) => line.slice('/de/terms/ '.length));
}

const meta = (name: string, content = 'Text') => `<meta name="${name}" content="${content}">`;

test.each([
  ['', 'has no title'],
  [meta('description', ''), 'has no description'],
  ['', 'lacks og:title'],
  ['', 'og:image "" is not an absolute address'],
  [meta('og:image', 'https://x.org/'), 'og:image https://x.org/ is not the card of de'],
  ['', `canonical is "", not ${site.settings.SITE_URL}/de/terms/`],
  ['', 'hreflang ja is missing'],
  [
    '<link rel="alternate" hreflang="ja" href="/">',
    `hreflang ja is /, not ${site.settings.SITE_URL}/ja/terms/`,
  ],
])('a head of "%s": %s', (head, fault) => {
  expect(faults(head)).toContain(fault);
});

test.each([
  ['title', '<title>Text</title>'],
  ['description', meta('description')],
  ['og:title', meta('og:title')],
  ['og:description', meta('og:description')],
  ['og:image', meta('og:image')],
])("another language's %s", (name, head) => {
  const fault = `${name} is the same in no`;
  expect(faults(head)).toContain(fault);
  expect(faults(head, head.replace('Text', 'Tekst'))).not.toContain(fault);
});

test('a page that is missing is named', () => {
  expect(faultsOf(readExport(folder, site))).toContain('/ja/terms/ is not in the export');
});
