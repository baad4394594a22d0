import { drawnMark } from '@/app/icons/drawn-mark';

export const dynamic = 'force-static';

const side = 32;

/** The offset of the picture in bytes: after a header of 6 and a directory entry of 16. */
const start = 22;

/** The icon that browsers request by default: the logo's mark as a PNG in an ICO container. */
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
