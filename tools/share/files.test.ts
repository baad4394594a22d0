import { strFromU8, unzipSync } from 'fflate';
import { type Listed, type Parameters, withParameters } from './campaign.client';
import { codeFiles, nameOfFile, zipOf } from './files.client';
import { qrCode } from './qr-code.client';

function listed(own: Parameters, page = 'home', language = 'de'): Listed {
  return { language, page, own, address: withParameters(`https://a.sg/${language}/`, own) };
}

const ofSource = (source: string) => new Map([['utm_source', source]]);

test('a file is named after what it is about, the place first', () => {
  const own = new Map([
    ['utm_source', 'poster'],
    ['utm_medium', 'print'],
    ['utm_campaign', '春'],
    ['utm_content', 'Orchard'],
    ['v', '2'],
  ]);
  const name = nameOfFile('Kaya Guides', [listed(own)], [], 'svg');
  expect(name).toBe('orchard-poster-print-春-2-kaya-guides-home-de.svg');
  expect(nameOfFile('Kaya', [listed(new Map())], [], 'svg')).toBe('kaya-home-de.svg');
});

test.each([
  [['poster', 'flyer'], 'poster-flyer-kaya-home-de-codes.zip'],
  [['poster', 'flyer', 'fair'], 'poster-and-2-more-kaya-home-de-codes.zip'],
  [['x'.repeat(50), 'a', 'b'], `${'x'.repeat(40)}-and-2-more-kaya-home-de-codes.zip`],
])('a file about the sources %j is %s', (sources, name) => {
  const rows = sources.map((source) => listed(ofSource(source)));
  expect(nameOfFile('Kaya', rows, ['codes'], 'zip')).toBe(name);
});

test('a file about several pages or languages says so', () => {
  const own = ofSource('poster');
  const rows = [listed(own), listed(own, 'terms', 'ja')];
  expect(nameOfFile('Kaya', rows, [], 'zip')).toBe('poster-kaya-all-pages-2-languages.zip');
});

test('one file has every code under a name of its own, and none for an address too long', async () => {
  const sources = Array.from({ length: 20 }, (_, index) => `source-${index}`);
  const progress: number[] = [];
  const rows = [...sources, 'x'.repeat(500)].map((source) => listed(ofSource(source)));
  const files = await codeFiles(rows, 'Kaya', (done) => progress.push(done));
  const zip = unzipSync(zipOf(files));
  expect(Object.keys(zip)).toHaveLength(sources.length);
  for (const [index, source] of sources.entries()) {
    const file = zip[`${source}-kaya-home-de.svg`];
    expect(strFromU8(file)).toBe(qrCode(rows[index].address)?.svg);
  }
  // The page answers meanwhile.
  expect(progress.length).toBeGreaterThan(1);
});

test('names that differ only in what a file cannot be called are numbered', async () => {
  const rows = ['Fair', 'fair', 'fair 🎉'].map((source) => listed(ofSource(source)));
  const files = await codeFiles(rows, 'Kaya', () => {});
  const names = ['fair-kaya-home-de', 'fair-kaya-home-de-2', 'fair-kaya-home-de-3'];
  expect([...files.keys()]).toEqual(names.map((name) => `${name}.svg`));
});
