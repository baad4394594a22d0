import sharp from 'sharp';
import { colors, darkColors } from '@/tailwind.config';
import { GET, generateStaticParams } from './route';

async function drawing(file: string): Promise<string> {
  const response = await GET(new Request('https://guide.test/'), {
    params: Promise.resolve({ file }),
  });
  return response.text();
}

const files = generateStaticParams().map(({ file }) => file);

/** The mean brightness of a drawing with its background, from 0 to 255. */
async function light(file: string): Promise<number> {
  const background = (file.endsWith('dark.svg') ? darkColors : colors).muted;
  // sharp's statistics are those of its input, so the result is read again.
  const png = await sharp(Buffer.from(await drawing(file)))
    .flatten({ background })
    .png()
    .toBuffer();
  const { channels } = await sharp(png).stats();
  return (channels[0].mean + channels[1].mean + channels[2].mean) / 3;
}

test.each(files.filter((file) => file.endsWith('-light.svg')))(
  '%s has a counterpart for dark pages',
  async (file) => {
    expect(await light(file)).toBeGreaterThan(140);
    expect(await light(file.replace('light', 'dark'))).toBeLessThan(140);
  },
);

test.each(files)('%s has no other colours than those of tailwind.config.ts', async (file) => {
  const svg = await drawing(file);
  // No stylesheet reaches a file: what kept a variable would be black.
  expect(svg).not.toMatch(/var\(|undefined/);
  const known: readonly string[] = Object.values(colors);
  const used = svg.match(/(?<=(fill|stroke)=")#[^"]*/g) ?? [];
  if (file.endsWith('-light.svg'))
    expect(used.filter((color) => !known.includes(color))).toEqual([]);
  expect(used.length).toBeGreaterThan(0);
});
