/** The fonts of the social cards: slices of Fontsource's packages, those that hold the characters of a text. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unicodeRangePattern } from './unicode-ranges';

export type CardFont = { name: string; data: Buffer; weight: 600; style: 'normal' };

const weight = 600;

/** In the order in which a character is looked for. */
const families = ['poppins', 'noto-sans-jp', 'noto-sans-kr'] as const;

// Relative to the project, since the bundler moves this file.
const packages = createRequire(join(process.cwd(), 'package.json'));

type Slice = { name: string; file: string; ranges: RegExp };

const slices: readonly Slice[] = families.flatMap((family) => {
  const file = packages.resolve(`@fontsource/${family}/unicode.json`);
  const subsets: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(subsets).map(([subset, ranges]) => {
    const name = `${family}-${subset.replace(/[[\]]/g, '')}`;
    const path = `@fontsource/${family}/files/${name}-${weight}-normal.woff`;
    return { name, file: path, ranges: unicodeRangePattern(ranges) };
  });
});

function sliceWith(character: string): Slice | undefined {
  return slices.find(({ ranges }) => ranges.test(character));
}

/** True if there is a glyph for every character. */
export function isDrawable(text: string): boolean {
  return [...text].every(sliceWith);
}

function load({ name, file }: Slice): CardFont {
  return { name, data: readFileSync(packages.resolve(file)), weight, style: 'normal' };
}

/** The fonts that a text needs, in the order of the families. */
export function fontsFor(text: string): CardFont[] {
  const needed = new Set([...text].map(sliceWith));
  return slices.filter((slice) => needed.has(slice)).map(load);
}
