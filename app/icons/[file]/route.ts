import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inColors } from '@/components/ui/in-colors';
import { appIcons, type IconFile } from '@/lib/metadata/app-icons';
import { colors } from '@/tailwind.config';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(appIcons).map((file) => ({ file }));
}

/** An icon as PNG. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/icons/[file]'>,
): Promise<Response> {
  const { side, filled } = appIcons[(await params).file as IconFile];
  const svg = inColors(await readFile('components/layout/logo-mark.svg', 'utf8'), colors);
  // The SVG is 32 pixels wide at 72 dots per inch. This density draws it at its final size instead of scaling it up.
  const drawing = sharp(Buffer.from(svg), { density: (72 * side) / 32 }).resize(side);
  const shaped = filled ? drawing.flatten({ background: colors.solid }) : drawing;
  const png = await shaped.png({ palette: true, effort: 10 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
