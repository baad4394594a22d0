/** QR codes for print. Runs in the page that `npm run share` writes. */
import { encode, renderSVG } from 'uqr';

/**
 * 15 % of a code may be damaged, and a margin of four modules is white, as ISO/IEC 18004 demands.
 */
const options = { ecc: 'M', boostEcc: true, border: 4 } as const;

/** The smallest module that a telephone in the hand can still read, in millimetres. */
const smallestModule = 0.4;

export type QrCode = {
  /** Programs place it at the smallest side. */
  svg: string;
  /** Row by row, the white margin included: true is black. */
  modules: readonly (readonly boolean[])[];
  /** The smallest side to print, the white margin included. In millimetres. */
  smallestSide: number;
};

/**
 * The code of an address. @throws RangeError if it has more than 2,331 bytes, which no code holds
 */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, options);
  const smallestSide = Math.ceil(size * smallestModule);
  const side = `${smallestSide}mm`;
  const svg = renderSVG(address, options).replace(
    '<svg ',
    `<svg width="${side}" height="${side}" `,
  );
  return { svg, modules: data, smallestSide };
}

/** In pixels: enough for 100 mm at 300 dots per inch. */
const pictureSide = 1200;

/**
 * The code as a PNG, in which every module has the same whole number of pixels. A `data:` address.
 */
export function pngOf({ modules }: QrCode): string {
  const pixels = Math.ceil(pictureSide / modules.length);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels * modules.length;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const [y, row] of modules.entries())
    for (const [x, isBlack] of row.entries())
      if (isBlack) context.fillRect(x * pixels, y * pixels, pixels, pixels);
  return canvas.toDataURL('image/png');
}
