import { balancedLines, widthOf } from './line-breaks';

export type SetTitle = {
  lines: string[];
  /** In pixels. */
  fontSize: number;
};

/** What the card leaves for the title, in pixels. */
const room = { width: 700, height: 354 };

/** As a multiple of the font size. */
export const titleLineHeight = 1.14;

/** From large to small; the last is still readable when the card is shown as wide as a thumb. */
const fontSizes = [88, 76, 68, 62];

/** A title's lines in the largest size in which they fit. */
export function setTitle(title: string): SetTitle {
  const candidates = fontSizes.map((fontSize) => ({
    fontSize,
    lines: balancedLines(title, room.width / fontSize),
  }));
  const fits = candidates.find(
    ({ fontSize, lines }) =>
      lines.length * fontSize * titleLineHeight <= room.height &&
      lines.every((line) => widthOf(line) * fontSize <= room.width),
  );
  return fits ?? candidates[candidates.length - 1];
}
