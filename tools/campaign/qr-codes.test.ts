import jsQR from 'jsqr';
import sharp from 'sharp';
import { localeCodes } from '../../lib/locales';
import { sharedAddresses } from './addresses';
import { qrCodes } from './qr-codes';

const parameters = new Map([['utm_campaign', 'Sommer & mehr']]);
const campaign = { languages: localeCodes, parameters };

/** The pixels of an SVG, five to a module, with a white patch of so many in the middle. */
async function picture(svg: string, patch = 0) {
  const drawing = sharp(Buffer.from(svg));
  const { width = 0 } = await drawing.metadata();
  const { data, info } = await drawing
    .resize(width / 2)
    .composite(patch > 0 ? [{ input: white(patch) }] : [])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8ClampedArray(data), width: info.width };
}

const white = (size: number) =>
  Buffer.from(
    `<svg width="${size}" height="${size}"><rect width="100%" height="100%" fill="#fff"/></svg>`,
  );

test('each language has a code that leads to its home page, also if a thumb covers its middle', async () => {
  const codes = qrCodes(sharedAddresses(campaign));
  expect([...codes.keys()]).toEqual(localeCodes);
  for (const [language, svg] of codes) {
    const path = language === 'en' ? '?lang=en&' : `${language}/?`;
    // More than a code with the lowest correction bears.
    const { pixels, width } = await picture(svg, 45);
    const address = jsQR(pixels, width, width)?.data;
    expect(address).toBe(`http://localhost:3000/${path}utm_campaign=Sommer+%26+mehr`);
  }
});

test('four modules around a code are white', async () => {
  const [svg] = qrCodes(sharedAddresses(campaign)).values();
  const { pixels, width } = await picture(svg);
  const dark = [...Array(width * width).keys()].filter((index) => pixels[index * 4] < 128);
  const places = dark.flatMap((index) => [index % width, Math.floor(index / width)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([20, width - 21]);
});

test('an address that would make a code too dense is refused', () => {
  const long = new Map([['utm_campaign', 'x'.repeat(400)]]);
  expect(() => qrCodes(sharedAddresses({ ...campaign, parameters: long }))).toThrow(
    /^This address is too long for a QR code that prints well: http:.*x$/,
  );
});
