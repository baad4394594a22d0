import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colors } from '@/tailwind.config';
import { inColors } from '../in-colors';

type Shape = {
  /** In pixels. */
  side: number;
  /** True for an opaque background: devices show transparent parts in black or white. */
  filled: boolean;
};

/** The site's mark as PNG. */
export async function drawnMark({ side, filled }: Shape): Promise<Buffer> {
  const svg = inColors(await readFile('components/layout/logo-mark.svg', 'utf8'), colors);
  // The SVG is 32 pixels wide at 72 dots per inch. This density draws it at its final size instead
  // of scaling it up.
  const drawing = sharp(Buffer.from(svg), { density: (72 * side) / 32 }).resize(side);
  const shaped = filled ? drawing.flatten({ background: colors.solid }) : drawing;
  return shaped.png({ palette: true, effort: 10 }).toBuffer();
}
