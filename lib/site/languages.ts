/** The languages of a site. */
import { primaryCode } from '../address/grammar';
import type { SiteConfig } from './config';
import type { Locale } from './names';
import type { Configured } from './site';

/** The base language: its addresses have no prefix, and its messages define the keys. */
export const defaultLocale = 'en' satisfies Locale;

/** Languages written from right to left, by primary code. Source: CLDR's characterOrder. */
const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The codes of the languages, in their order. */
export function localesOf({ config }: Configured): readonly Locale[] {
  return config.languages.map(({ code }) => code as Locale);
}

/** False for a site in English only, which has no language menus. */
export function hasSeveralLanguages({ config }: Configured): boolean {
  return config.languages.length > 1;
}

/** The row of a language. An unknown code, which types forbid, gives that of English. */
export function languageRow({ config }: Configured, code: Locale): SiteConfig['languages'][number] {
  return config.languages.find((row) => row.code === code) ?? config.languages[0];
}

export function directionOf(code: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(primaryCode(code)) ? 'rtl' : 'ltr';
}

/** True for a language in the Latin script, by CLDR's likely subtags. */
export function isLatin(code: string): boolean {
  return new Intl.Locale(code).maximize().script === 'Latn';
}

/** The code for formats of dates and numbers, with a country if it has one: `en-SG`, `de`. */
export function codeWithCountry(site: Configured, code: Locale): string {
  return languageRow(site, code).withCountry ?? code;
}

/** True for the exact code of one of the site's languages. */
export function isLocale(site: Configured, value: unknown): value is Locale {
  return site.config.languages.some(({ code }) => code === value);
}
