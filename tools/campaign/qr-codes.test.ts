import jsQR from 'jsqr';
import sharp from 'sharp';
import { localesOf } from '../../lib/site/languages';
import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';
import { qrCodes } from './qr-codes';

const site = testSite();

function codesFor(campaign: string) {
  const parameters = new Map([['utm_campaign', campaign]]);
  return qrCodes(sharedAddresses(site, { languages: localesOf(site), parameters }));
}

/** The pixels of an SVG, five to a module. */
async function picture(svg: string) {
  // Half of the 72 dots per inch at which a module has ten pixels.
  const drawing = sharp(Buffer.from(svg), { density: 36 }).ensureAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8ClampedArray(data), width: info.width };
}

test('each language has a code that leads to its home page, also if a thumb covers its middle', async () => {
  const codes = codesFor('Sommer & mehr');
  expect([...codes.keys()]).toEqual(localesOf(site));
  for (const [language, svg] of codes) {
    const path = language === 'en' ? '?lang=en&' : `${language}/?`;
    // More than a code with the lowest correction bears.
    const thumb = '<circle cx="50%" cy="50%" r="50" fill="#fff"/></svg>';
    const { pixels, width } = await picture(svg.replace('</svg>', thumb));
    const address = jsQR(pixels, width, width)?.data;
    expect(address).toBe(`http://localhost:3000/${path}utm_campaign=Sommer+%26+mehr`);
  }
});

test('an address that would make a code too dense is refused', () => {
  expect(() => codesFor('x'.repeat(400))).toThrow(
    /^This address is too long for a QR code that prints well: http:.*x$/,
  );
});
