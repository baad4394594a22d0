import sharp from 'sharp';
import { withResolution } from './png.client';

test('a picture says how large it is, and stays as it was', async () => {
  const pixels = Buffer.from([0, 255, 255, 0]);
  const raw = { width: 2, height: 2, channels: 1 } as const;
  const picture = await sharp(pixels, { raw }).png().toBuffer();
  // 40 pixels to a millimetre are 1016 to an inch.
  const stated = Buffer.from(withResolution(picture.toString('latin1'), 40_000), 'latin1');
  const read = sharp(stated);
  expect(await read.metadata()).toMatchObject({ density: 1016, width: 2 });
  const { data } = await read.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  expect(data).toEqual(pixels);
  // The last four bytes are the checksum, as zlib reckons it. Many programs ignore a chunk whose checksum is wrong.
  expect(stated.toString('hex')).toContain('000000097048597300009c4000009c4001c9250e11');
});
