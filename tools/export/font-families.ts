import { isLatin, type Locale } from '../../lib/locales';

/** With a second file of both families, they would load four fonts. */
const oneFamily: readonly Locale[] = ['pl', 'tr'];

/** The families of the site that a language is set in, as `app/globals.css` has it. */
export function fontFamilies(locale: Locale): string[] {
  // Other scripts are set in the visitor's own fonts.
  if (!isLatin(locale)) return [];
  return oneFamily.includes(locale) ? ['Roboto'] : ['Roboto', 'Poppins'];
}
