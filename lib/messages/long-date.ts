import { codeWithCountry } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';

/**
 * A day (ISO 8601, UTC) as a newspaper of the language's country writes it. Without the country, English dates would be
 * American.
 */
export function longDate(site: Site, day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(codeWithCountry(site, locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}

/** A source's date as exactly as it is known: `20 February 2024`, `September 2021`, `2020`. */
export function sourceDate(site: Site, date: string, locale: Locale): string {
  if (date.length === 10) return longDate(site, date, locale);
  const format = new Intl.DateTimeFormat(codeWithCountry(site, locale), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return date.length === 7 ? format.format(new Date(date)) : date;
}
