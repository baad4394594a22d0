import { readFile } from 'node:fs/promises';
import { neutralDrawing } from '@/components/home/neutral-drawing';
import { site } from '@/lib/current/site';
import { brandsOf } from '@/lib/site/home';
import type { Brand } from '@/lib/site/names';
import { colors, darkColors } from '@/tailwind.config';

export const dynamic = 'force-static';
export const dynamicParams = false;

const about = { 'about-light.svg': colors, 'about-dark.svg': darkColors };

/** The colours of the neutral drawings of brands, each with the one that it has in the dark. */
const darker = {
  '#4c1d95': darkColors.primary,
  '#6d28d9': '#9178ee',
  '#0f766e': darkColors.teal,
};

export function generateStaticParams() {
  const brands = brandsOf(site).filter(neutralDrawing);
  return [...Object.keys(about), ...brands.map((brand) => `${brand}.svg`)].map((file) => ({
    file,
  }));
}

/** A drawing in the colours of one theme: of the section about the site, or of a brand in the dark. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/drawings/[file]'>,
): Promise<Response> {
  const { file } = await params;
  const svg =
    file in about ? await drawingOf(about[file as keyof typeof about]) : brandInTheDark(file);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}

/** The drawing has classes instead of colours. */
async function drawingOf(palette: typeof colors): Promise<string> {
  const drawing = await readFile('components/home/about.svg', 'utf8');
  return drawing.replace(
    /class="(fill|stroke)-([a-z-]+)"/g,
    (_found, property: string, role: keyof typeof palette) => `${property}="${palette[role]}"`,
  );
}

function brandInTheDark(file: string): string {
  const drawing = neutralDrawing(file.replace(/\.svg$/, '') as Brand) ?? '';
  return drawing.replace(/#[\da-f]{6}/g, (color) => darker[color as keyof typeof darker] ?? color);
}
