/** The languages of a site. */
import { primaryCode } from '../address/grammar';
import type { SiteConfig } from './config';
import type { Locale } from './names';
import type { Configured } from './site';

/** The base language: its pages have no address prefix, its messages are the measure of all others. */
export const defaultLocale = 'en' satisfies Locale;

/** Languages written from right to left, by primary code. Source: CLDR's characterOrder. */
const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The codes of the languages, in their order. */
export function localesOf({ config }: Configured): readonly Locale[] {
  return config.languages.map(({ code }) => code as Locale);
}

/** False for a site in English alone, which has no menus of languages. */
export function hasSeveralLanguages({ config }: Configured): boolean {
  return config.languages.length > 1;
}

/** The row of a language; an unknown code, which types forbid, falls back on English. */
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

/** The language with the territory whose customs its dates and numbers follow: `en-SG`, `nb-NO`, `de`. */
export function codeWithCountry(site: Configured, code: Locale): string {
  return languageRow(site, code).withCountry ?? code;
}

/** True for the exact code of one of the site's languages. */
export function isLocale(site: Configured, value: unknown): value is Locale {
  return site.config.languages.some(({ code }) => code === value);
}
