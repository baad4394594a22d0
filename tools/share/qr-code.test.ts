import jsQR from 'jsqr';
import sharp from 'sharp';
import { type QrCode, qrCode } from './qr-code.client';

const made = (address: string) => qrCode(address) as QrCode;

/** The pixels of an SVG, about five to a module. */
async function picture(svg: string) {
  // The code is 30 mm wide and has 41 modules, the white edge included.
  const drawing = sharp(Buffer.from(svg), { density: 170 }).ensureAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8ClampedArray(data), width: info.width };
}

test('a code leads to its address, also if a thumb covers its middle', async () => {
  const address = 'https://surveys.sg/pt-BR/?utm_campaign=Sommer+%26+mehr';
  // More than a code with the lowest correction bears.
  const thumb = '<circle cx="50%" cy="50%" r="50" fill="#fff"/></svg>';
  const { pixels, width } = await picture(made(address).svg.replace('</svg>', thumb));
  expect(jsQR(pixels, width, width)?.data).toBe(address);
});

test.each([
  // Version 1 has 21 modules in a row, and 4 white ones at either side: 29 of 0.4 mm are 11.6 mm.
  ['https://a.sg', 29, 12, 30],
  // Version 15: 77 and 8, 34 mm.
  [`https://a.sg/${'x'.repeat(390)}`, 85, 34, 34],
])(
  '%s: %d modules with the white edge, %d mm at least, %d mm as a file',
  (address, modules, smallestPrint, print) => {
    const code = made(address);
    expect(code.print).toBe(print);
    expect(code.svg).toContain(`<svg width="${print}mm" height="${print}mm" `);
    expect(code.smallestPrint).toBe(smallestPrint);
    expect(code.modules.map(({ length }) => length)).toEqual(Array(modules).fill(modules));
  },
);

test('an address that would make a code too dense has none', () => {
  expect(qrCode(`https://a.sg/${'x'.repeat(420)}`)).toBeUndefined();
});
