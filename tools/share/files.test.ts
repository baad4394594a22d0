import { strFromU8, unzipSync } from 'fflate';
import { type Listed, type Parameters, withParameters } from './campaign.client';
import { codeFiles, nameOfFile, zipOf } from './files.client';
import { qrCode } from './qr-code.client';

function listed(own: Parameters, page = 'home', language = 'de'): Listed {
  return { language, page, own, address: withParameters(`https://a.sg/${language}/`, own) };
}

const ofSource = (source: string) => new Map([['utm_source', source]]);

test('a file is named after what it is about, another file otherwise', () => {
  const name = (...values: readonly string[]) => {
    const names = ['utm_campaign', 'utm_medium', 'utm_source'];
    const own = new Map(names.map((parameter, index) => [parameter, values[index] ?? '']));
    return nameOfFile('Kaya', [listed(own)], [], 'svg');
  };
  expect(name()).toBe('kaya-home-de.svg');
  expect(name('Spring', 'print', 'flyer')).toMatch(/^kaya-flyer-print-spring-home-de-\w{7}\.svg$/);
  const names = [
    name('spring', 'print'),
    name('spring', '', 'print'),
    name('Spring', 'print'),
    name('spring-print'),
    name('🎉'),
    name('春'),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  [['poster', 'flyer'], 'kaya-poster-flyer-home-de-codes'],
  [['poster', 'flyer', 'fair'], 'kaya-poster-and-2-more-home-de-codes'],
  [['x'.repeat(50), 'a', 'b'], `kaya-${'x'.repeat(40)}-and-2-more-home-de-codes`],
])('a file about the sources %j is %s', (sources, name) => {
  const rows = sources.map((source) => listed(ofSource(source)));
  expect(nameOfFile('Kaya', rows, ['codes'], 'zip').replace(/-\w{7}\.zip$/, '')).toBe(name);
});

test('a file about several pages or languages says so', () => {
  const own = ofSource('poster');
  const rows = [listed(own), listed(own, 'terms', 'ja')];
  expect(nameOfFile('Kaya', rows, [], 'zip')).toMatch(/^kaya-poster-all-pages-2-languages-/);
});

test('one file has every code under a name of its own, and none for an address too long', async () => {
  const sources = Array.from({ length: 20 }, (_, index) => `source-${index}`);
  const progress: number[] = [];
  const rows = [...sources, 'x'.repeat(500)].map((source) => listed(ofSource(source)));
  const files = await codeFiles(rows, 'Kaya', (done) => progress.push(done));
  const zip = unzipSync(zipOf(files));
  expect(Object.keys(zip)).toHaveLength(sources.length);
  for (const [index, source] of sources.entries()) {
    const [name] = Object.keys(zip).filter((each) => each.startsWith(`kaya-${source}-home-de-`));
    expect(strFromU8(zip[name])).toBe(qrCode(rows[index].address)?.svg);
  }
  // The page answers meanwhile.
  expect(progress.length).toBeGreaterThan(1);
});
