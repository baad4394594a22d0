/** QR codes for print. Runs in the page that `npm run share` writes. */
import { type QrCodeGenerateResult, renderSVG } from 'uqr';

/**
 * 15 % of a code may be damaged, and a margin of four modules is white, as ISO/IEC 18004 demands. A code beyond version 15
 * (77 modules in a row) would have to be printed large to be read.
 */
const options = { ecc: 'M', boostEcc: true, border: 4, maxVersion: 15 } as const;

/** The smallest module that a telephone in the hand can still read, in millimetres. */
const smallestModule = 0.4;

/** The side that a file states of itself, unless the code has to be larger. In millimetres. */
const usualPrint = 30;

export type QrCode = {
  svg: string;
  /** Row by row, the white edge included: true is black. */
  modules: readonly (readonly boolean[])[];
  /** The smallest side to print, the white edge included. In millimetres. */
  smallestPrint: number;
  /** The side at which programs place the code. In millimetres. */
  print: number;
};

/** The code of an address, or undefined if it would be too dense to print well. */
export function qrCode(address: string): QrCode | undefined {
  const encoded: QrCodeGenerateResult[] = [];
  try {
    const svg = renderSVG(address, { ...options, onEncoded: (code) => encoded.push(code) });
    return encoded.map(({ data, size }) => {
      const smallestPrint = Math.ceil(size * smallestModule);
      const print = Math.max(smallestPrint, usualPrint);
      return {
        svg: svg.replace('<svg ', `<svg width="${print}mm" height="${print}mm" `),
        modules: data,
        smallestPrint,
        print,
      };
    })[0];
  } catch {
    return undefined;
  }
}
