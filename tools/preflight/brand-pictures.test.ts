import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { testConfig } from '../../lib/testing/test-site';
import { pictureFaults, samplePictures } from './brand-pictures';

const place = mkdtempSync(join(tmpdir(), 'brand-pictures-'));
const home = process.cwd();
beforeAll(() => {
  process.chdir(place);
  mkdirSync('public/brands', { recursive: true });
});
afterAll(() => {
  process.chdir(home);
  rmSync(place, { recursive: true });
});

const drawing = (size: string, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"${inside}/>`;
const painted = sharp({ create: { width: 240, height: 150, channels: 3, background: 'red' } });

test.each<[name: string, content: () => string | Promise<Buffer>, fault: string | undefined]>([
  ['drawing', () => drawing('240 150'), undefined],
  ['larger-drawing', () => drawing('1600 1000'), undefined],
  ['square', () => drawing('240 240'), 'has other proportions: 240 to 240'],
  ['heavy', () => drawing('240 150') + ' '.repeat(20_000), 'is too heavy: 20.1 kB'],
  ['painted', () => painted.png().toBuffer(), 'is a picture of another kind, png'],
  [
    'tracked',
    () => drawing('240 150', ' onload="x()"'),
    'contains an attribute that runs a script.*',
  ],
  ['page', () => '<!doctype html><p>Not found', 'is no picture that has a size'],
])('%s', async (brand, content, fault) => {
  writeFileSync(`public/brands/${brand}.svg`, await content());
  expect(pictureFaults({ ...testConfig, brands: [brand] })).toEqual(
    fault ? [expect.stringMatching(`^public/brands/${brand}.svg ${fault}. Wanted: a drawing`)] : [],
  );
});

test('a picture that is missing is named', () => {
  expect(pictureFaults({ ...testConfig, brands: ['absent'] })).toEqual([
    expect.stringMatching('^public/brands/absent.svg is missing. Wanted: '),
  ]);
});

test('the neutral drawings are told from logos', () => {
  writeFileSync('public/brands/logo.svg', drawing('240 150'));
  writeFileSync('public/brands/neutral.svg', drawing('240 150', ' data-placeholder=""'));
  expect(samplePictures({ ...testConfig, brands: ['logo', 'neutral', 'absent'] })).toEqual([
    'public/brands/neutral.svg',
  ]);
});
