/** The schemas of single values of the configuration. */
import * as v from 'valibot';
import { text, textMatching } from './settings-rules';

export const name = textMatching(
  /^[a-z\d]+(-[a-z\d]+)*$/,
  'must be lowercase letters, digits and hyphens',
);

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'must be a list'), v.readonly());

/** Values by names that the site chooses. */
export const byName = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.record(v.string(), item, 'must be { name: value, … }'), v.readonly());

/** Numbers, each above the one before. */
export const ascending = <Item extends v.GenericSchema<number>>(item: Item) =>
  v.pipe(
    list(item),
    v.minLength(1, 'must not be empty'),
    v.check(isAscending, ({ input }) => `must ascend, without a number twice: ${input.join(', ')}`),
  );

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > numbers[index - 1]);
}

/** True for a day, a month or a year that has begun somewhere on Earth. */
export function hasBegun(text: string): boolean {
  return new Date(`${text}T00:00:00+14:00`) <= new Date();
}

/** False for 30 February, which Date accepts as 2 March. */
function isOfCalendar(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day in the past, ISO 8601, UTC: `2025-09-15`. */
export const day = v.pipe(
  v.string('must be a day'),
  v.isoDate(({ input }) => {
    const [, date, month, year] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(input) ?? [];
    if (!year) return 'must be a day';
    return `must be a day: write ${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  }),
  v.check(isOfCalendar, 'must be a day of the calendar'),
  v.check(hasBegun, 'is in the future'),
);

/** A day, a month or a year: `2024-02-20`, `2021-09` or `2020`. */
export const partialDate = v.pipe(
  textMatching(
    /^\d{4}(-\d\d){0,2}$/,
    'must be a day, a month or a year: 2024-02-20, 2021-09, 2020',
  ),
  v.check(isOfCalendar, 'must be a day of the calendar'),
  v.check(hasBegun, 'is in the future'),
);

export const positive = v.pipe(v.number('must be a number'), v.minValue(0.01, 'must be above 0'));

export const whole = v.pipe(positive, v.integer('must be a whole number'));

export const year = v.pipe(
  whole,
  v.check((number) => hasBegun(String(number)), 'must be a year that has begun'),
);

export const hour = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole hour'),
  v.minValue(0, 'must be from 0 to 24'),
  v.maxValue(24, 'must be from 0 to 24'),
);

/** ISO 4217. */
export const currencyCode = textMatching(/^[A-Z]{3}$/, 'must be a currency code');

export const shortNumber = textMatching(/^(\d{3,8}|\d{4} \d{4})$/, 'must be 3 to 8 digits');

/** The address of a source. Some of these pages have no https. */
export const publicPage = v.pipe(
  text,
  v.check(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    'must be an address that starts with https:// or http://',
  ),
);

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166. */
export const countryCode = v.pipe(
  v.string('must be a country'),
  v.check(
    (text) => /^[A-Z]{2}$/.test(text) && countries.of(text) !== undefined,
    'must be an ISO 3166 code of two capital letters',
  ),
);

/** The members of the EU, with Iceland, Liechtenstein and Norway. */
const europeanEconomicArea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

export function isInEuropeanEconomicArea(country: string): boolean {
  return europeanEconomicArea.includes(country);
}
