import { create, type Font } from 'fontkit';
import { isLatin } from '../../../lib/locales';
import { isInRanges } from '../../../lib/unicode-ranges';
import { styleSheets } from '../../export/font-faces';
import type { Export } from '../export';
import type { ExportedPage } from '../page';
import type { Rule } from '../rule';

/** What a Latin font has to have: not the names of other languages in their own script, not emoji. */
const latin = /[\p{Script=Latin}\p{Script=Common}]/u;
const unseen = /[\p{Cc}\p{Cf}\p{Emoji_Presentation}]/u;

/** Each family of the site has every character of the pages in Latin script. */
export const fontFaults: Rule = (site) => {
  const families = [...familiesOf(site)];
  return {
    page: (page) => {
      if (!isLatin(page.locale)) return [];
      return families.flatMap(([family, known]) =>
        charactersOf(page)
          .filter((character) => !known.has(character))
          .map((character) => `${family} has no ${named(character)}`),
      );
    },
  };
};

/** The characters that a browser would look for in the files of each family. */
function familiesOf(site: Export): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>();
  for (const { family, ranges, file } of styleSheets(site.files, site.read).flatMap(
    ({ faces }) => faces,
  )) {
    // What is no file is another rule's to say.
    if (!site.files.has(file)) continue;
    const { characterSet } = create(site.read(file)) as Font;
    const characters = characterSet.map((code) => String.fromCodePoint(code));
    const known = families.get(family) ?? new Set();
    families.set(family, known);
    for (const character of characters) if (isInRanges(ranges, character)) known.add(character);
  }
  return families;
}

function charactersOf({ texts, root }: ExportedPage): string[] {
  const shown = root
    .querySelectorAll('[placeholder], [alt], input[value]')
    .flatMap(({ attrs }) => [attrs.placeholder, attrs.alt, attrs.value]);
  const characters = new Set([...texts, ...shown].join('').normalize());
  return [...characters].filter((one) => latin.test(one) && !unseen.test(one)).sort();
}

/** `"ő" (U+0151)` */
function named(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `"${character}" (U+${code})`;
}
