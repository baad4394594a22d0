import sharp from 'sharp';
import { GET, generateStaticParams } from './route';

async function drawing(file: string): Promise<string> {
  const response = await GET(new Request('https://guide.test/'), {
    params: Promise.resolve({ file }),
  });
  return response.text();
}

/** The mean brightness of a drawing, from 0 to 255. */
async function brightness(file: string): Promise<number> {
  expect(generateStaticParams()).toContainEqual({ file });
  const svg = await drawing(file);
  // A picture has no stylesheet: what had a class without a colour would be black.
  expect(svg).not.toMatch(/class=|undefined/);
  const { channels } = await sharp(Buffer.from(svg)).greyscale().stats();
  return channels[0].mean;
}

test('the drawing has colours of its own in the dark', async () => {
  expect(await brightness('about-light.svg')).toBeGreaterThan(160);
  expect(await brightness('about-dark.svg')).toBeLessThan(120);
});

test('no neutral drawing of a brand keeps a colour that the dark would swallow', async () => {
  const brands = generateStaticParams().filter(({ file }) => !file.startsWith('about-'));
  for (const { file } of brands) expect(await drawing(file)).not.toContain('#4c1d95');
});
