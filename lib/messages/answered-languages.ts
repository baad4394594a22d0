import { languageRow } from '../site/languages';
import type { Locale } from '../site/names';
import type { Configured } from '../site/site';

/** The names of the languages in which a language's company answers, as a list: `Deutsch und Englisch`. */
export function answeredLanguages(site: Configured, locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const codes = site.config.facts.answersIn[languageRow(site, locale).company];
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}
