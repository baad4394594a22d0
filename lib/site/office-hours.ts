import type { Company } from './company-rules';
import type { Site } from './site';

/** The time zone of an office, by the country of its company. */
const zones: Record<Company['country'], string> = { SG: 'Asia/Singapore', DE: 'Europe/Berlin' };

const singapore = zones.SG;

/** A time zone's offset from UTC in hours, at noon of a day. */
function offsetHours(zone: string, day: string): number {
  const noon = new Date(`${day}T12:00Z`);
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
  return Number(hour.format(noon)) - 12;
}

/** Hours of a day, from 0 to 24, in summer and in winter. */
type HoursByHalfYear = {
  summerOpens: number;
  summerCloses: number;
  winterOpens: number;
  winterCloses: number;
};

/**
 * The office hours in Singapore's time. Midnight is 0 for opening, and 24 for closing.
 * @returns undefined for an office that keeps Singapore's time
 */
export function hoursInSingapore(
  { config }: Site,
  country: Company['country'],
): HoursByHalfYear | undefined {
  const zone = zones[country];
  if (zone === singapore) return undefined;
  const { opens, closes } = config.facts.officeHours;
  const offset = (day: string) => offsetHours(singapore, day) - offsetHours(zone, day);
  const [summer, winter] = [offset('2025-07-01'), offset('2025-01-01')];
  return {
    summerOpens: (opens + summer) % 24,
    summerCloses: (closes + summer) % 24 || 24,
    winterOpens: (opens + winter) % 24,
    winterCloses: (closes + winter) % 24 || 24,
  };
}
