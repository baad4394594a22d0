/** Pictures that say how large they are to be printed. Runs in the page that `npm run share` writes. */
import type { QrCode } from './qr-code.client';

/** In pixels: enough for 100 mm at 300 dots per inch. */
const pictureSide = 1200;

/** A code in which every module has the same whole number of pixels, as a data address. */
export function pngOf({ modules, print }: QrCode): string {
  const module = Math.ceil(pictureSide / modules.length);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = module * modules.length;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries())
    for (const [x, isBlack] of row.entries())
      if (isBlack) context.fillRect(x * module, y * module, module, module);
  const [type, data] = canvas.toDataURL('image/png').split(',');
  const perMetre = Math.round((canvas.width / print) * 1000);
  return `${type},${btoa(withResolution(atob(data), perMetre))}`;
}

/** The signature and the header, which is always the first chunk. In bytes. */
const headerEnd = 33;

/** A PNG, a character for each byte, with a pHYs chunk: how many pixels there are to a metre. */
export function withResolution(png: string, perMetre: number): string {
  const chunk = `pHYs${word(perMetre)}${word(perMetre)}\x01`;
  const phys = word(chunk.length - 4) + chunk + word(checksum(chunk));
  return png.slice(0, headerEnd) + phys + png.slice(headerEnd);
}

/** Four bytes, the highest first. */
function word(value: number): string {
  return String.fromCharCode(...[24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff));
}

/** CRC-32, which closes every chunk (PNG specification, annex D). */
function checksum(bytes: string): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
