import { readFileSync } from 'node:fs';
import { create, type Font, type PathCommand } from 'fontkit';
import { memoize } from '@/lib/common/memoize';

/** It has Latin letters only. A name with other letters is shown as text instead. */
const fontFile = 'node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2';

/** The outline's units per em. At the font size of the header, a unit is a sixth of a pixel. */
const em = 96;

const openFont = memoize((file: string) => create(readFileSync(file)) as Font);

export type Wordmark = {
  /** The outline of all letters, for the `d` of a path: y grows downwards, the baseline is at 0. */
  outline: string;
  /** Units per em. The measures below are in these units. */
  em: number;
  width: number;
  ascent: number;
  descent: number;
};

/**
 * A name as a drawing, which looks alike in every language and before any font has come.
 * @returns undefined if the font lacks one of its letters
 */
export const wordmark = memoize((name: string): Wordmark | undefined => {
  const font = openFont(fontFile);
  if ([...name].some((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
    return undefined;
  const { glyphs, positions } = font.layout(name);
  const scale = em / font.unitsPerEm;
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  let start = 0;
  const parts = glyphs.flatMap(({ path }, index) => {
    // Rounded, so that a letter has the same steps wherever it occurs in the name: that compresses well.
    const origin = Math.round(start * scale);
    start += positions[index].xAdvance;
    return path.commands.map((command) => relative(command, pen, origin, scale));
  });
  return {
    outline: parts.join(''),
    em,
    width: Math.ceil(start * scale),
    ascent: Math.ceil(font.ascent * scale),
    descent: Math.ceil(-font.descent * scale),
  };
});

/** Where the pen is, and where the present shape began: closing the shape takes the pen back there. */
type Pen = { x: number; y: number; startX: number; startY: number };

/** The letter of each command in the `d` of a path, in lower case: with relative steps. */
const pathLetters: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** A command of the outline in whole units, relative to the pen: half as many bytes as with absolute places. */
function relative({ command, args }: PathCommand, pen: Pen, origin: number, scale: number): string {
  const points = args.map((value, index) =>
    index % 2 === 0 ? origin + Math.round(value * scale) : Math.round(-value * scale),
  );
  const steps = points.map((value, index) => value - (index % 2 === 0 ? pen.x : pen.y));
  const [x = pen.startX, y = pen.startY] = points.slice(-2);
  pen.x = x;
  pen.y = y;
  if (command === 'moveTo') {
    pen.startX = x;
    pen.startY = y;
  }
  if (command === 'lineTo' && steps[1] === 0) return `h${steps[0]}`;
  if (command === 'lineTo' && steps[0] === 0) return `v${steps[1]}`;
  return pathLetters[command] + steps.join(' ').replaceAll(' -', '-');
}
