/**
 * The one list of languages. Adding a row here and a file `messages/<code>.json` adds a language;
 * addresses, menus, alternates, type checks and tests all derive from it.
 */
import { memoize } from './memoize';
import type { OperatorId } from './operators';

export type LocaleRow = {
  /** BCP 47 code: the address prefix, the message file's name, `html lang` and `hreflang`. */
  code: string;
  /** The language's name in the language itself. */
  name: string;
  /** What the language button of a narrow window shows, if the name would be cut where it tells languages apart. */
  short?: string;
  /** Other codes that mean this language, as browsers and visitors may name it. */
  aliases?: readonly string[];
  /** Language and territory, where CLDR's likely subtags name another than is meant. */
  territorial?: string;
  /** Headings are set in the font of the text: its letters fill two files of each family, four before the first paint. */
  oneFamily?: true;
  /** The company that answers for this language's pages. */
  operator: OperatorId;
};

export const locales = [
  { code: 'en', name: 'English', territorial: 'en-SG', operator: 'singapore' },
  { code: 'es', name: 'Español', operator: 'germany' },
  { code: 'fr', name: 'Français', operator: 'germany' },
  { code: 'de', name: 'Deutsch', operator: 'germany' },
  { code: 'pt-PT', name: 'Português (Portugal)', short: 'PT-PT', operator: 'germany' },
  { code: 'it', name: 'Italiano', operator: 'germany' },
  { code: 'pl', name: 'Polski', oneFamily: true, operator: 'germany' },
  { code: 'tr', name: 'Türkçe', oneFamily: true, operator: 'germany' },
  { code: 'da', name: 'Dansk', operator: 'germany' },
  { code: 'nl', name: 'Nederlands', operator: 'germany' },
  { code: 'no', name: 'Norsk', aliases: ['nb', 'nn'], territorial: 'nb-NO', operator: 'germany' },
  { code: 'sv', name: 'Svenska', operator: 'germany' },
  { code: 'ja', name: '日本語', operator: 'germany' },
  { code: 'ko', name: '한국어', operator: 'germany' },
  { code: 'pt-BR', name: 'Português (Brasil)', short: 'PT-BR', operator: 'germany' },
] as const satisfies readonly LocaleRow[];

export type Locale = (typeof locales)[number]['code'];

/** The base language: its pages have no address prefix, and it is the last fallback. */
export const defaultLocale = 'en' satisfies Locale;

export const localeCodes: readonly Locale[] = locales.map(({ code }) => code);

/** Languages written from right to left, by primary code. Source: CLDR's characterOrder. */
const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The registry row of a language; an unknown code, which types forbid, falls back on English. */
export function localeRow(code: Locale): LocaleRow {
  return locales.find((row) => row.code === code) ?? locales[0];
}

/** The part of a code before its region: `pt` of `pt-BR`. */
export function primaryCode(code: string): string {
  return code.split('-', 1)[0].toLowerCase();
}

export function directionOf(code: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(primaryCode(code)) ? 'rtl' : 'ltr';
}

/** True for a language in the Latin script, by CLDR's likely subtags. */
export const isLatin = memoize(
  (code: Locale): boolean => new Intl.Locale(code).maximize().script === 'Latn',
);

/**
 * The language with its territory, as Open Graph writes it: `de_DE`, `pt_BR`. The territory is the one that
 * CLDR's likely subtags give, unless the registry names it.
 */
export const openGraphLocale = memoize((code: Locale): string => {
  const { language, region } = new Intl.Locale(localeRow(code).territorial ?? code).maximize();
  return `${language}_${region}`;
});

/** True for the exact code of a registered language. */
export function isLocale(value: unknown): value is Locale {
  return localeCodes.some((code) => code === value);
}
