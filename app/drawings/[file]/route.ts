import { readFile } from 'node:fs/promises';
import { colors, darkColors } from '@/tailwind.config';

export const dynamic = 'force-static';
export const dynamicParams = false;

const palettes = { 'about-light.svg': colors, 'about-dark.svg': darkColors };

export function generateStaticParams() {
  return Object.keys(palettes).map((file) => ({ file }));
}

/** A drawing in the colours of one theme, whose names it has as classes. A file of its own is loaded where it is seen. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/drawings/[file]'>,
): Promise<Response> {
  const palette = palettes[(await params).file as keyof typeof palettes];
  const drawing = await readFile('components/home/about.svg', 'utf8');
  const colored = drawing.replace(
    /class="(fill|stroke)-([a-z-]+)"/g,
    (_found, property: string, role: keyof typeof palette) => `${property}="${palette[role]}"`,
  );
  return new Response(colored, { headers: { 'content-type': 'image/svg+xml' } });
}
