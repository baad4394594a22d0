import { readFile } from 'node:fs/promises';
import { inColors } from '@/app/in-colors';
import { sampleDrawing } from '@/components/home/sample-drawing';
import { site } from '@/lib/current/site';
import { colors, darkColors } from '@/tailwind.config';

export const dynamic = 'force-static';
export const dynamicParams = false;

const themes = { light: colors, dark: darkColors };

/** A drawing and a theme: `about-light.svg`. */
const fileName = /^(.+)-(light|dark)\.svg$/;

export function generateStaticParams() {
  const names = ['about', ...site.config.brands.filter(sampleDrawing)];
  return names.flatMap((name) =>
    Object.keys(themes).map((theme) => ({ file: `${name}-${theme}.svg` })),
  );
}

/**
 * The drawing of the section 'About', or the sample drawing of a brand, in the colours of a theme.
 */
export async function GET(
  _: Request,
  { params }: RouteContext<'/drawings/[file]'>,
): Promise<Response> {
  const [, name, theme] = fileName.exec((await params).file) ?? [];
  const drawing =
    name === 'about' ? await readFile('components/home/about.svg', 'utf8') : sampleDrawing(name);
  if (!drawing) return new Response(null, { status: 404 });
  const svg = inColors(drawing, themes[theme as keyof typeof themes]);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
