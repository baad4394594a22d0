import jsQR from 'jsqr';
import sharp from 'sharp';
import { qrCode } from './qr-code.client';

test('a printed code leads to its address, also if a thumb covers its middle', async () => {
  const address = 'https://surveys.sg/pt-BR/?utm_campaign=spring-2027';
  // More than a code with the lowest correction bears.
  const thumb = '<circle cx="50%" cy="50%" r="50" fill="#fff"/></svg>';
  const drawing = Buffer.from(qrCode(address).svg.replace('</svg>', thumb));
  const pixels = sharp(drawing, { density: 170 }).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});

test.each([
  // Version 1 has 21 modules in a row, and 4 white ones at either side: 29 of 0.4 mm are 11.6 mm.
  ['the shortest address', 'https://a.sg', 29, 12],
  // Four names of 40 letters in Japanese, 1,453 bytes: version 32 has 145 modules in a row.
  ['the longest', `https://a.sg/${'%E6%98%A5'.repeat(160)}`, 153, 62],
])('%s is stated as large as it has to be', (_, address, modules, smallestSide) => {
  const code = qrCode(address);
  expect(code.modules).toHaveLength(modules);
  expect(code.smallestSide).toBe(smallestSide);
  expect(code.svg).toContain(`<svg width="${smallestSide}mm" height="${smallestSide}mm" `);
});
