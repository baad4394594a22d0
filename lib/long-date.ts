import { type Locale, localeRow } from './locales';

/**
 * A day (ISO 8601, UTC) as a newspaper of the language's country writes it. The territory tells: English dates
 * would be America's otherwise.
 */
export function longDate(day: string, locale: Locale): string {
  const { territorial = locale } = localeRow(locale);
  const format = new Intl.DateTimeFormat(territorial, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
