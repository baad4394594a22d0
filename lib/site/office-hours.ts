import type { Company } from './company-rules';
import { codeWithCountry } from './languages';
import type { Locale } from './names';
import type { Site } from './site';

/** The time zone of an office, by the country of its company. */
const zones: Record<Company['country'], string> = { SG: 'Asia/Singapore', DE: 'Europe/Berlin' };

const singapore = zones.SG;

/** How many hours a zone is ahead of UTC at noon of a day. */
function offsetHours(zone: string, day: string): number {
  const noon = new Date(`${day}T12:00Z`);
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
  return Number(hour.format(noon)) - 12;
}

/**
 * The office hours by Singapore's clock, as the language writes a range of times, in summer and in winter.
 * @returns undefined for an office that keeps Singapore's time
 */
export function hoursInSingapore(
  site: Site,
  country: Company['country'],
  locale: Locale,
): { summer: string; winter: string } | undefined {
  const zone = zones[country];
  if (zone === singapore) return undefined;
  const { opens, closes } = site.config.facts.officeHours;
  const time = new Intl.DateTimeFormat(codeWithCountry(site, locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: singapore,
  });
  const rangeOn = (day: string) => {
    const at = (hour: number) => Date.parse(day) + (hour - offsetHours(zone, day)) * 3_600_000;
    // Start and end are formatted one by one: a range that ends at midnight would name both days.
    const parts = time.formatRangeToParts(at(opens), at(opens + 1));
    const [dash = '–'] =
      parts
        .map(({ value }) => value)
        .join('')
        .match(/\s?[\p{Pd}～~]\s?/u) ?? [];
    return [at(opens), at(closes)].map((moment) => time.format(moment)).join(dash);
  };
  return { summer: rangeOn('2025-07-01'), winter: rangeOn('2025-01-01') };
}
