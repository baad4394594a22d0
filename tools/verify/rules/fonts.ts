import { create, type Font } from 'fontkit';
import { memoize } from '../../../lib/bundling/memoize';
import { headingCharacters, visibleCharacters } from '../../export/document';
import { fontFamilies, headingFamily, styleSheets } from '../../export/font-faces';
import type { Export, OpenPage } from '../../export/read-export';
import { codePointOf } from '../../messages/characters';
import type { RuleSet } from '../rule-set';

/**
 * The characters that fonts for Latin need. Names of languages in other scripts, and emoji, use the
 * system's fonts.
 */
const expected = /[\p{Script=Latin}\p{Script=Common}]/u;
const unneeded = /[\s\p{Cc}\p{Cf}\p{Emoji_Presentation}]/u;

/** By family, the characters for which a browser finds a glyph in one of its files. */
const knownCharacters = memoize(({ files, read }: Export) => {
  const families = new Map<string, Set<string>>();
  const faces = styleSheets(files, read).flatMap((sheet) => sheet.faces);
  // An address without a file is reported by the rules in files.ts.
  for (const { family, ranges, file } of faces.filter((face) => files.has(face.file))) {
    const { characterSet } = create(read(file)) as Font;
    const characters = characterSet.map((code) => String.fromCodePoint(code));
    const found = characters.filter((character) => ranges.test(character));
    families.set(family, new Set([...(families.get(family) ?? []), ...found]));
  }
  return families;
});

/** A page's fonts have its characters, in every family that the page's language is set in. */
function* fontFaults({ locale, root }: OpenPage, exported: Export) {
  const known = knownCharacters(exported);
  for (const family of fontFamilies(locale)) {
    const characters = family === headingFamily ? headingCharacters(root) : visibleCharacters(root);
    for (const character of characters) {
      if (!expected.test(character) || unneeded.test(character)) continue;
      if (!known.get(family)?.has(character))
        yield `${family} has no "${character}" (${codePointOf(character)}): see app/fonts.css`;
    }
  }
}

export const fonts: RuleSet = {
  pages: [fontFaults],
};
