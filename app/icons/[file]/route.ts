import { appIcons, type IconFile } from '@/lib/metadata/app-icons';
import { drawnMark } from '../drawn-mark';

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
  const png = await drawnMark(appIcons[(await params).file as IconFile]);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
