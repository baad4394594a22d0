import { isLatin, type Locale, localeRow } from '../../lib/locales';

/** The families of the site that a language is set in. */
export function fontFamilies(locale: Locale): string[] {
  // Other scripts are set in the visitor's own fonts.
  if (!isLatin(locale)) return [];
  return localeRow(locale).oneFamily ? ['Roboto'] : ['Roboto', 'Poppins'];
}
