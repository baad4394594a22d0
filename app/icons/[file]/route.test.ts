import sharp from 'sharp';
import { colors } from '@/tailwind.config';
import { GET, generateStaticParams } from './route';

/** The size of an icon, and the colour of its corner. */
async function drawn(file: string): Promise<{ size: string; corner: string }> {
  const response = await GET(new Request('https://guide.test/'), {
    params: Promise.resolve({ file }),
  });
  const png = sharp(await response.arrayBuffer());
  const { data, info } = await png.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const corner = data[3] === 0 ? 'clear' : `#${data.subarray(0, 3).toString('hex')}`;
  return { size: `${info.width}x${info.height}`, corner };
}

test.each([
  ['icon-48.png', '48x48', 'clear'],
  ['icon-192.png', '192x192', 'clear'],
  ['icon-512.png', '512x512', 'clear'],
  // Devices round the corners themselves, and show transparent ones in black or white.
  ['icon-maskable-512.png', '512x512', colors.solid],
  ['apple-touch-icon.png', '180x180', colors.solid],
])('%s is %s, and its corner is %s', async (file, size, corner) => {
  expect(generateStaticParams()).toContainEqual({ file });
  expect(await drawn(file)).toEqual({ size, corner });
});
