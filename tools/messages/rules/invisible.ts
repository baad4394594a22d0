/**
 * Characters that nobody sees: they hide words, turn their direction, or were damaged on the way
 * through a program.
 */
import { codePointOf, invisible } from '../characters';
import type { Language, Message } from '../message';

/**
 * A line break, and a soft hyphen where a word may break. No word joiner: displays of braille show
 * it as its code point.
 */
const everywhere = '\n\u00ad';

/** A zero-width space is where a line may break in a script that writes no spaces between words. */
const withoutSpaces = ['Jpan', 'Hans', 'Hant', 'Thai', 'Laoo', 'Khmr', 'Mymr'];

/** Scripts whose letters join. In others a joiner has no use. */
const joining = [
  'Arab',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Knda',
  'Mlym',
  'Orya',
  'Sinh',
  'Taml',
  'Telu',
];

/** The invisible characters that a language has a use for. */
function allowedIn(code: string): string {
  const { script = '' } = new Intl.Locale(code).maximize();
  const breaks = withoutSpaces.includes(script) ? '\u200b' : '';
  const joiners = joining.includes(script) ? '\u200c\u200d' : '';
  return everywhere + breaks + joiners;
}

export function invisibleCharacters({ text }: Message, { code }: Language): string[] {
  const allowed = allowedIn(code);
  const found = [...text.matchAll(invisible)].filter(([character]) => !allowed.includes(character));
  return found.slice(0, 1).map(({ 0: character, index }) => {
    const before = text.slice(Math.max(0, index - 20), index).replace(invisible, '');
    return `has an invisible or damaged character, ${codePointOf(character)}, after “${before}”: delete it`;
  });
}
