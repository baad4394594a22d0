import { territorialCode } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';

/**
 * A day (ISO 8601, UTC) as a newspaper of the language's country writes it. The territory tells: English dates
 * would be America's otherwise.
 */
export function longDate(site: Site, day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(territorialCode(site, locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}
