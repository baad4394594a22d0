import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp, { type Sharp } from 'sharp';
import { inColors } from '@/app/in-colors';
import { SocialCard } from '@/components/social-card/social-card';
import { allPages, type Page } from '@/lib/address/paths';
import { site } from '@/lib/current/site';
import { articlePictures, cardFile, cardSize } from '@/lib/metadata/card/address';
import { cardContent } from '@/lib/metadata/card/content';
import { fontsFor } from '@/lib/metadata/card/fonts';
import { colors } from '@/tailwind.config';

export const dynamic = 'force-static';
export const dynamicParams = false;

const feature = 'components/social-card/feature.svg';

export function generateStaticParams() {
  const files = [...allPages(site).map(cardFile), ...Object.keys(articlePictures)];
  return files.map((image) => ({ image }));
}

async function drawn(file: string): Promise<Buffer> {
  return Buffer.from(inColors(await readFile(file, 'utf8'), colors));
}

async function dataAddress(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${(await drawn(file)).toString('base64')}`;
}

async function card(page: Page): Promise<Sharp> {
  const content = await cardContent(site, page);
  const fonts = fontsFor([content.siteName, content.label, ...content.titleLines.flat()].join(''));
  const drawing = new ImageResponse(
    <SocialCard
      {...content}
      fontFamily={fonts.map(({ name }) => name).join(', ')}
      mark={await dataAddress('components/layout/logo-mark.svg')}
      picture={await dataAddress(feature)}
    />,
    { ...cardSize, fonts },
  );
  return sharp(await drawing.arrayBuffer());
}

/** The card's drawing without text, centred on its background. */
async function articlePicture(file: keyof typeof articlePictures): Promise<Sharp> {
  const { width, height } = articlePictures[file];
  const margin = 80;
  const drawing = await sharp(await drawn(feature), { density: 300 })
    .resize({ width: width - 2 * margin, height: height - 2 * margin, fit: 'inside' })
    .toBuffer();
  const background = colors['primary-tint'];
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: drawing },
  ]);
}

/** The social card of a page, or a picture of an article. */
export async function GET(_: Request, { params }: RouteContext<'/og/[image]'>): Promise<Response> {
  const { image } = await params;
  const page = allPages(site).find((candidate) => cardFile(candidate) === image);
  if (!page && !(image in articlePictures)) return new Response(null, { status: 404 });
  const picture = page
    ? await card(page)
    : await articlePicture(image as keyof typeof articlePictures);
  // A palette reduces a card to a third of its bytes.
  const png = await picture.png({ palette: true, colours: 128, effort: 10, dither: 0 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
