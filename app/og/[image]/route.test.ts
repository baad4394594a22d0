import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { fontsFor } from '@/lib/metadata/card/fonts';
import { GET, generateStaticParams } from './route';

jest.mock('@/lib/current/site', () => {
  const { testConfig, testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite({}, { ...testConfig, name: 'Żółw' }) };
});

const drawn = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).png();
jest.mock('next/og', () => ({
  ImageResponse: jest.fn(() => ({ arrayBuffer: () => drawn.toBuffer() })),
}));

const cardOf = (image: string) =>
  GET(new Request('https://guide.test/'), { params: Promise.resolve({ image }) });

test('a card is a picture of the size that networks show', async () => {
  const response = await cardOf('de-terms.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  const [, options] = jest.mocked(ImageResponse).mock.lastCall ?? [];
  expect(options).toMatchObject({ width: 1200, height: 630 });
});

// Each has letters in a font that the other two do not need.
test.each([
  ['title', '利用規約', 'ja-terms.png'],
  ['label', '広告', 'ja-home.png'],
  ['name of the site', 'Żółw', 'ja-terms.png'],
])('a card has the fonts of its %s', async (_, text, image) => {
  await cardOf(image);
  const [, options] = jest.mocked(ImageResponse).mock.lastCall ?? [];
  const names = options?.fonts?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(fontsFor(text).map(({ name }) => name)));
});

test.each([
  ['article-1x1.png', 1200, 1200],
  ['article-4x3.png', 1200, 900],
  ['article-16x9.png', 1200, 675],
])('%s is %i by %i pixels, the size that search engines crop to', async (file, width, height) => {
  expect(generateStaticParams()).toContainEqual({ image: file });
  const picture = sharp(await (await cardOf(file)).arrayBuffer());
  expect(await picture.metadata()).toMatchObject({ format: 'png', width, height });
  // The drawing is there: one colour alone would be the ground.
  const { channels } = await picture.stats();
  expect(channels[0].stdev).toBeGreaterThan(5);
});

test('without a page there is no card', async () => {
  expect((await cardOf('de-shop.png')).status).toBe(404);
});
