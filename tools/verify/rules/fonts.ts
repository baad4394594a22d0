import { create, type Font } from 'fontkit';
import { fontFamilies, styleSheets } from '../../export/font-faces';
import type { Export } from '../export';
import type { Rule } from '../rule';
import { shownCharacters } from '../text';

/** What fonts for Latin have to have: neither the names of other languages in their script, nor emoji. */
const expected = /[\p{Script=Latin}\p{Script=Common}]/u;
const unneeded = /[\s\p{Cc}\p{Cf}\p{Emoji_Presentation}]/u;

/** A page's fonts have its characters, in every family that the page's language is set in. */
export const fontFaults: Rule = (site) => {
  const known = knownCharacters(site);
  return {
    page: ({ locale, root }) => {
      const needed = [...shownCharacters(root)].filter(
        (character) => expected.test(character) && !unneeded.test(character),
      );
      return fontFamilies(locale).flatMap((family) =>
        needed
          .filter((character) => !known.get(family)?.has(character))
          .map((character) => `${family} has no ${named(character)}: see app/fonts.css`),
      );
    },
  };
};

/** By family, the characters for which a browser finds a glyph in one of its files. */
function knownCharacters(site: Export): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>();
  for (const { family, ranges, file } of styleSheets(site.files, site.read).flatMap(
    ({ faces }) => faces,
  )) {
    // What is no file is another rule's to say.
    if (!site.files.has(file)) continue;
    const { characterSet } = create(site.read(file)) as Font;
    const characters = characterSet.map((code) => String.fromCodePoint(code));
    const found = characters.filter((character) => ranges.test(character));
    families.set(family, new Set([...(families.get(family) ?? []), ...found]));
  }
  return families;
}

/** `"ő" (U+0151)` */
function named(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `"${character}" (U+${code})`;
}
