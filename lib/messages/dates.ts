import { codeWithCountry } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';

/** Languages that write the first day of a month as an ordinal, which CLDR's formats do not. */
const firstDay: Readonly<Record<string, string>> = { fr: '1er', it: '1º', 'pt-BR': '1º' };

/**
 * The space after a leading day, which must not break: at the end of a line, `31` would be without
 * its month, and `1.` would look like the end of a sentence.
 */
const afterDay = /(?<=^\d{1,2}(\.|er|º)?) /;

/**
 * A day as newspapers of the language's country write it: `15 September 2025`.
 * @param day ISO 8601, UTC
 */
export function longDate(site: Site, day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(codeWithCountry(site, locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(day));
  const first = firstDay[locale];
  return parts
    .map(({ type, value }) => (first && type === 'day' && value === '1' ? first : value))
    .join('')
    .replace(afterDay, '\u00a0');
}

/**
 * A day, a month or a year in a language: `20 February 2024`, `September 2021`, `2020年`.
 * @param date ISO 8601, as exact as it is known: `2024-02-20`, `2021-09` or `2020`
 */
export function sourceDate(site: Site, date: string, locale: Locale): string {
  if (date.length === 10) return longDate(site, date, locale);
  const format = new Intl.DateTimeFormat(codeWithCountry(site, locale), {
    year: 'numeric',
    month: date.length === 7 ? 'long' : undefined,
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
