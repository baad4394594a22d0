import { drawnMark } from '@/components/layout/drawn-mark';

export const dynamic = 'force-static';

const side = 32;

/** Of a file with one picture: a header, and a row that says where the picture is. In bytes. */
const start = 22;

/** The icon that browsers ask for unasked: the mark as a PNG, in the container that ICO is. */
export async function GET(): Promise<Response> {
  const png = await drawnMark({ side, filled: false });
  const head = Buffer.alloc(start);
  // An icon, not a cursor; one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(start, 18);
  const icon = new Uint8Array(Buffer.concat([head, png]));
  return new Response(icon, { headers: { 'content-type': 'image/x-icon' } });
}
