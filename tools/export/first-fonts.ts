/** The fonts that the first screen of a page needs, by the start of their file names. */
import type { Locale } from '../../lib/locales';

const latin = ['roboto-latin-wght', 'poppins-latin-600'];
const latinExtended = ['roboto-latin-wght', 'roboto-latin-ext-wght'];
const byLanguage: Partial<Record<Locale, readonly string[]>> = {
  pl: latinExtended,
  tr: latinExtended,
  // Set in the fonts of the visitor's system.
  ja: [],
  ko: [],
};

/**
 * @param files the export's files
 * @throws Error if one of the fonts is not among them
 */
export function firstFonts(locale: Locale, files: readonly string[]): string[] {
  return (byLanguage[locale] ?? latin).map((name) => {
    const file = files.find((path) => path.includes(`/${name}`) && path.endsWith('.woff2'));
    if (!file) throw new Error(`The export has no font ${name}`);
    return file;
  });
}
