import { officeHours, publishedOn } from './figures';

/** The office hours as a page of this language says them: two times, and the name of the time zone. */
export function officeHoursText(locale: string, timeZone: string) {
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const at = (hour: number) => time.format(Date.UTC(2000, 0, 1, hour));
  const zoneName = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(publishedOn))
    .find(({ type }) => type === 'timeZoneName');
  return {
    opens: at(officeHours.opens),
    closes: at(officeHours.closes),
    timeZone: zoneName?.value ?? timeZone,
  };
}
