import { strFromU8, unzipSync } from 'fflate';
import { codeFiles, zipOf } from './files.client';
import type { Listed } from './list.client';
import { qrCode } from './qr-code.client';

const row = (source: string, address: string): Listed => ({
  language: 'de',
  page: 'home',
  address,
  own: new Map([['utm_source', source]]),
});

const address = 'https://a.sg/de/?utm_source=';

test('one file has every code under a name of its own, and none for an address too long', async () => {
  const sources = Array.from({ length: 20 }, (_, index) => `source-${index}`);
  const progress: number[] = [];
  const listed = [
    ...sources.map((source) => row(source, address + source)),
    row('long', address + 'x'.repeat(500)),
  ];
  const files = await codeFiles(listed, 'Kaya', (done) => progress.push(done));
  const zip = unzipSync(zipOf(files));
  expect(Object.keys(zip)).toHaveLength(sources.length);
  for (const source of sources) {
    const [name] = Object.keys(zip).filter((each) => each.startsWith(`kaya-${source}-home-de-`));
    expect(strFromU8(zip[name])).toBe(qrCode(address + source)?.svg);
  }
  // The page answers meanwhile.
  expect(progress.length).toBeGreaterThan(1);
});
