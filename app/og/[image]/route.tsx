import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { SocialCard } from '@/components/social-card/social-card';
import { allPages } from '@/lib/address/paths';
import { site } from '@/lib/current/site';
import { cardFile, cardSize } from '@/lib/metadata/card/address';
import { cardContent } from '@/lib/metadata/card/content';
import { fontsFor } from '@/lib/metadata/card/fonts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return allPages(site).map((page) => ({ image: cardFile(page) }));
}

async function dataAddress(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(file, 'base64')}`;
}

/** The social card of a page. */
export async function GET(_: Request, { params }: RouteContext<'/og/[image]'>): Promise<Response> {
  const { image } = await params;
  const page = allPages(site).find((candidate) => cardFile(candidate) === image);
  if (!page) return new Response(null, { status: 404 });
  const content = await cardContent(site, page);
  const fonts = fontsFor([content.siteName, content.label, ...content.titleLines.flat()].join(''));
  const drawing = new ImageResponse(
    <SocialCard
      {...content}
      fontFamily={fonts.map(({ name }) => name).join(', ')}
      mark={await dataAddress('components/layout/logo-mark.svg')}
      picture={await dataAddress('components/social-card/feature.svg')}
    />,
    { ...cardSize, fonts },
  );
  // With a palette, a card has a third of the bytes.
  const png = await sharp(await drawing.arrayBuffer())
    .png({ palette: true, colours: 128, effort: 10, dither: 0 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
