/**
 * The languages of the site that is tested: an operator's may lack those in which tests are
 * written.
 */
import { test } from 'playwright/test';
import { hrefOf } from '../../lib/address/paths';
import { defaultLocale, isLocale, localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { plain } from './exports';

/**
 * Skips the tests of a file, or the test that calls it, and says so, where the site lacks one of
 * these languages.
 */
export function needsLanguages(...codes: readonly string[]): void {
  const absent = codes.filter((code) => !isLocale(plain.site, code));
  test.skip(absent.length > 0, `the site has no ${absent.join(', ')}`);
}

/** The language, for what it shows best, if the site has it, else English. */
export function languageOrEnglish(code: string): Locale {
  return isLocale(plain.site, code) ? code : defaultLocale;
}

/** The path of a language's home page: `/de/`. */
export function homePath(locale: Locale): string {
  return hrefOf({ locale, route: 'home' });
}

/** Those of the languages that the site has. */
export function languagesAmong(...codes: readonly string[]): Locale[] {
  return codes.filter((code) => isLocale(plain.site, code));
}

/** The languages besides English, of which a test takes the first that it needs. */
export const otherLanguages: readonly Locale[] = [
  ...new Set([...languagesAmong('de', 'ja'), ...localesOf(plain.site)]),
].filter((code) => code !== defaultLocale);

/**
 * Skips the tests of a file, or the test that calls it, and says so, where the site has fewer
 * languages besides English.
 */
export function needsOtherLanguages(count = 1): void {
  test.skip(otherLanguages.length < count, `the site has fewer than ${count + 1} languages`);
}
