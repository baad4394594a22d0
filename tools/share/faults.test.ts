import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from '../../lib/testing/test-site';
import { readExport } from '../verify/export';
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
  const exported = readExport(folder, site);
  const page = exported.pages.get('de/terms/index.html');
  return page ? faultsOf(page, exported).map(({ section, text }) => `${section}: ${text}`) : [];
}

const meta = (name: string, content = 'Text') => `<meta name="${name}" content="${content}">`;

test.each([
  ['', 'search: has no title'],
  [meta('description', ''), 'search: has no description'],
  ['', 'card: lacks og:title'],
  ['', 'card: og:image "" is not an absolute address'],
  [meta('og:image', 'https://x.org/'), 'card: og:image https://x.org/ is not the card of de'],
  ['', `address: canonical is "", not ${site.settings.SITE_URL}/de/terms/`],
  ['', 'hreflang: hreflang ja is missing'],
  [
    '<link rel="alternate" hreflang="ja" href="/">',
    `hreflang: hreflang ja is /, not ${site.settings.SITE_URL}/ja/terms/`,
  ],
])('a head of "%s": %s', (head, fault) => {
  expect(faults(head)).toContain(fault);
});

test.each([
  ['search', 'title', '<title>Text</title>'],
  ['search', 'description', meta('description')],
  ['card', 'og:title', meta('og:title')],
  ['card', 'og:description', meta('og:description')],
  ['card', 'og:image', meta('og:image')],
])("%s: another language's %s", (section, name, head) => {
  const fault = `${section}: ${name} is the same in no`;
  expect(faults(head)).toContain(fault);
  expect(faults(head, head.replace('Text', 'Tekst'))).not.toContain(fault);
});
