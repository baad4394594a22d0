import { codeWithCountry, languageRow } from '../site/languages';
import type { Locale } from '../site/names';
import type { Configured } from '../site/site';

/** The languages in which the company answers, as a choice in a language: `Deutsch oder Englisch`. */
export function answeredLanguages(site: Configured, locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const codes = site.config.facts.answersIn[languageRow(site, locale).company];
  return new Intl.ListFormat(codeWithCountry(site, locale), { type: 'disjunction' }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}
