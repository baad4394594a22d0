import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { GET } from './route';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite({ SITE_NAME: 'Żółw' }) };
});

const drawn = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).png();
jest.mock('next/og', () => ({
  ImageResponse: jest.fn(() => ({ arrayBuffer: () => drawn.toBuffer() })),
}));

const cardOf = (image: string) =>
  GET(new Request('https://guide.test/'), { params: Promise.resolve({ image }) });

test('a card has the fonts of all that it says: of its title, its label and the name of the site', async () => {
  const response = await cardOf('de-terms.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  const [[, options]] = jest.mocked(ImageResponse).mock.calls;
  expect(options).toMatchObject({ width: 1200, height: 630 });
  expect(options?.fonts?.map(({ name }) => name).sort()).toEqual([
    'poppins-latin',
    'poppins-latin-ext',
  ]);
});

test('what is no page has no card', async () => {
  expect((await cardOf('de-shop.png')).status).toBe(404);
});
