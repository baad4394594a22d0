import type { Locale } from '../site/names';

/** The name of a country in a language: `Deutschland` for `DE`. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
