/** The fonts of social cards: those subsets of Fontsource's packages that a text needs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unicodeRangePattern } from '../../fonts/unicode-ranges';

export type CardFont = { name: string; data: Buffer; weight: 600; style: 'normal' };

const weight = 600;

/** A character is drawn in the first family that has it. */
const families = ['poppins', 'noto-sans-jp', 'noto-sans-kr'] as const;

// Resolved from the project's folder, because the bundler moves this file.
const packages = createRequire(join(process.cwd(), 'package.json'));

type Subset = { name: string; file: string; ranges: RegExp };

const fontSubsets: readonly Subset[] = families.flatMap((family) => {
  const file = packages.resolve(`@fontsource/${family}/unicode.json`);
  const subsets: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(subsets).map(([subset, ranges]) => {
    const name = `${family}-${subset.replace(/[[\]]/g, '')}`;
    const path = `@fontsource/${family}/files/${name}-${weight}-normal.woff`;
    return { name, file: path, ranges: unicodeRangePattern(ranges) };
  });
});

function subsetWith(character: string): Subset | undefined {
  return fontSubsets.find(({ ranges }) => ranges.test(character));
}

/** True if there is a glyph for every character. */
export function isDrawable(text: string): boolean {
  return [...text].every(subsetWith);
}

function load({ name, file }: Subset): CardFont {
  return { name, data: readFileSync(packages.resolve(file)), weight, style: 'normal' };
}

/** The fonts that a text needs, in the order of the families. */
export function fontsFor(text: string): CardFont[] {
  const needed = new Set([...text].map(subsetWith));
  return fontSubsets.filter((subset) => needed.has(subset)).map(load);
}
