import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { faviconFaults, isSampleFavicon } from './favicon';

const project = process.cwd();
const place = mkdtempSync(join(tmpdir(), 'favicon-'));
const file = 'public/favicon.ico';
beforeAll(() => {
  process.chdir(place);
  mkdirSync('public');
});
afterAll(() => {
  process.chdir(project);
  rmSync(place, { recursive: true });
});

function png(size: number): Promise<Buffer> {
  const create = { width: size, height: size, channels: 4, background: 'red' } as const;
  return sharp({ create }).png().toBuffer();
}

/** An icon of pictures: a head, a row of 16 bytes for each, and the pictures. */
async function icon(...sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(png));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, { length }] of pictures.entries()) {
    const row = 6 + 16 * index;
    head.writeUInt8(sizes[index], row);
    head.writeUInt8(sizes[index], row + 1);
    head.writeUInt32LE(length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += length;
  }
  return Buffer.concat([head, ...pictures]);
}

test("the project's own icon passes", () => {
  process.chdir(project);
  expect(faviconFaults()).toEqual([]);
  process.chdir(place);
});

test('an icon that is missing is named, and is no sample', () => {
  expect(faviconFaults()).toEqual([expect.stringMatching(`^${file} is missing. Wanted: `)]);
  expect(isSampleFavicon()).toBe(false);
});

test.each<[name: string, content: () => Promise<Buffer>, fault: string | undefined]>([
  ['one picture', () => icon(32), undefined],
  ['several pictures', () => icon(16, 32, 48), undefined],
  ['a small picture', () => icon(16), 'has other sizes: 16 by 16'],
  ['a screenshot', () => png(32), 'is a picture of another kind, png'],
  ['a page', async () => Buffer.from('<!doctype html>'), 'is no picture that has a size'],
  [
    'a heavy icon',
    async () => Buffer.concat([await icon(32), Buffer.alloc(20_000)]),
    'is too heavy: 2',
  ],
])('%s', async (_, content, fault) => {
  writeFileSync(file, await content());
  expect(faviconFaults()).toEqual(fault ? [expect.stringContaining(`${file} ${fault}`)] : []);
});

test('the sample says that it is one', async () => {
  writeFileSync(file, await icon(32));
  expect(isSampleFavicon()).toBe(false);
  writeFileSync(file, Buffer.concat([await icon(32), Buffer.from('data-placeholder')]));
  expect(isSampleFavicon()).toBe(true);
});
