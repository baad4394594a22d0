import { renderSVG } from 'uqr';
import type { SharedAddress } from './addresses';

/**
 * For print: 15 % of a code may be damaged, and four modules around it are white, as ISO/IEC 18004 asks. Beyond
 * version 15 (77 modules in a row) it takes a large print, or a steady hand.
 */
const options = { ecc: 'M', boostEcc: true, border: 4, maxVersion: 15 } as const;

/**
 * A QR code of each language's home page, as SVG by the language's code.
 * @throws Error if an address is too long
 */
export function qrCodes(addresses: readonly SharedAddress[]): Map<string, string> {
  // The address that adapts to the visitor comes first in its language, and is none of these.
  const homes = addresses.filter(
    ({ language, page }) => page === 'home' && language !== "visitor's",
  );
  return new Map(homes.map(({ language, address }) => [language, qrCode(address)]));
}

function qrCode(address: string): string {
  try {
    return renderSVG(address, options);
  } catch {
    throw new Error(`This address is too long for a QR code that prints well: ${address}`);
  }
}
