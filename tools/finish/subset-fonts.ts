/** Reduces the fonts of an export to the characters of its pages. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parse } from 'node-html-parser';
import subsetFont from 'subset-font';
import { rangesWith } from '../../lib/fonts/unicode-ranges';
import { headingCharacters, visibleCharacters } from '../export/document';
import { filesBelow } from '../export/files';
import { type FontFace, headingFamily, type StyleSheet, styleSheets } from '../export/font-faces';

/**
 * Characters that people often type into fields, besides those of the pages. The rest of ASCII
 * would add 1.6 kB before the first paint, and capitals with accents 0.6 kB: such characters are
 * shown in the fallback font.
 */
const typed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@!"%&\'€';

/**
 * The OpenType features to keep. Not kerning, which would add 1.5 kB for Roboto alone before the
 * first paint: neither font has letters that collide without it. Nor other kinds of figures and
 * fractions, which no style uses.
 */
const features = ['locl'];

/**
 * Tables that are not needed: widths for every weight, names of weights, and classes of letters for
 * kerning.
 */
const needlessTables = ['HVAR', 'MVAR', 'STAT', 'GDEF'];

/**
 * Subsets every font to the characters of the pages and the weights that its `@font-face` rule
 * declares. A font that has none of the characters goes, with its rule: where English is the only
 * language, one is for letters with accents alone. So do the ranges of a rule that have none. Names
 * change with contents, those of the stylesheets included.
 * @returns the new names of stylesheets, by their old ones
 */
export async function subsetFonts(folder: string): Promise<Map<string, string>> {
  const files = filesBelow(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const roots = pages.map((file) => parse(read(file).toString()));
  const printed = {
    all: new Set([...typed, ...roots.flatMap((root) => [...visibleCharacters(root)])]),
    inHeadings: new Set(roots.flatMap((root) => [...headingCharacters(root)])),
  };
  const renamed = new Map<string, string>();
  for (const sheet of styleSheets(files, read)) {
    const css = await withSubsets(folder, sheet, printed);
    renamed.set(basename(sheet.file), replaceFile(folder, sheet.file, css));
  }
  return renamed;
}

type Characters = ReadonlySet<string>;
type Printed = { all: Characters; inHeadings: Characters };

async function withSubsets(folder: string, { text, faces }: StyleSheet, printed: Printed) {
  let css = text;
  for (const face of faces) {
    const characters = face.family === headingFamily ? printed.inHeadings : printed.all;
    const text = [...characters].filter((character) => face.ranges.test(character)).join('');
    if (text === '') {
      rmSync(join(folder, face.file));
      css = css.replace(face.rule, '');
      continue;
    }
    const subset = await subsetOf(readFileSync(join(folder, face.file)), face, text);
    const rule = face.rule.replace(/(?<=unicode-range:)[^;}]*/, (ranges) =>
      rangesWith(text, ranges),
    );
    css = css
      .replace(face.rule, rule)
      .replaceAll(basename(face.file), replaceFile(folder, face.file, subset));
  }
  return css;
}

function subsetOf(font: Buffer, { weights }: FontFace, text: string) {
  const axes: Record<string, FontFace['weights']> =
    weights.min < weights.max ? { wght: weights } : {};
  // Not a literal in the call: the package's types do not know `keepFeatures` yet.
  const options = {
    variationAxes: axes,
    keepFeatures: features,
    dropTables: needlessTables,
    noHinting: true,
  };
  return subsetFont(font, text, options);
}

/** @returns the new file's name: that of the old one, with the hash of the contents */
function replaceFile(folder: string, file: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const { name, ext, dir } = posix.parse(file);
  const renamed = `${name.split('.')[0]}.${hash}${ext}`;
  rmSync(join(folder, file));
  writeFileSync(join(folder, dir, renamed), content);
  return renamed;
}
