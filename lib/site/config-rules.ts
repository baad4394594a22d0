/** Checks a configuration: what types cannot say, and the types too, for people whose editor does not check them. */
import * as v from 'valibot';
import { companyFaults } from './company-rules';
import type { SiteConfig } from './config';
import { knownLanguageCode, languageCode, languageRowSchema } from './language-rules';
import { defaultLocale } from './languages';
import { httpsAddress, matching, oneLine, text } from './settings-rules';
import { strictFields } from './strict-fields';

const name = matching(
  /^[a-z\d]+(-[a-z\d]+)*$/,
  'must be small letters, digits and hyphens, like how-we-test',
);

const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list: [ … ]');

/** True for a day, a month or a year that has begun somewhere on Earth. */
function hasBegun(text: string): boolean {
  return new Date(`${text}T00:00:00+14:00`) <= new Date();
}

/** A day on which something was done: readers are told no other. */
const day = v.pipe(
  v.string('must be a day, like 2025-09-15'),
  v.isoDate(({ input }) => {
    const [, date, month, year] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(input) ?? [];
    if (!year) return 'must be a day, like 2025-09-15';
    return `must be a day: write ${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  }),
  // The parser takes 30 February for 2 March.
  v.check((text) => new Date(text).toISOString().startsWith(text), 'must be a day of the calendar'),
  v.check(hasBegun, 'is in the future'),
);

const positive = v.pipe(
  v.number('must be a number, like 10'),
  v.minValue(0.01, 'must be above 0, like 10'),
);
const whole = v.pipe(positive, v.integer('must be a whole number, like 10'));
const year = v.pipe(
  whole,
  v.check((number) => hasBegun(String(number)), 'must be a year that has begun, like 2025'),
);
const hour = v.pipe(
  v.number('must be a number, like 9'),
  v.integer('must be a whole hour, like 9'),
  v.minValue(0, 'must be from 0 to 24'),
  v.maxValue(24, 'must be from 0 to 24'),
);

const pageFields = {
  route: name,
  changedOn: day,
  languages: v.optional(list(languageCode)),
  inFooter: v.optional(v.literal(false, 'must be false or not there')),
};

const page = v.variant(
  'kind',
  [
    strictFields({
      kind: v.literal('article'),
      ...pageFields,
      publishedOn: day,
      readingMinutes: whole,
    }),
    strictFields({ kind: v.literal('plain'), ...pageFields }),
  ],
  "must be 'article' or 'plain'",
);

const currencyCode = matching(/^[A-Z]{3}$/, 'must be a currency code, like SGD');
const shortNumber = matching(/^\d{3,8}$/, "must be 3 to 8 digits, like '999'");

/** Some of the pages that are cited answer without encryption only. */
const publicPage = v.pipe(
  text,
  v.check(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    'must be an address that starts with https:// or http://',
  ),
);
const sourceDate = v.pipe(
  matching(/^\d{4}(-\d\d){0,2}$/, 'must be a day, a month or a year: 2024-02-20, 2021-09, 2020'),
  v.check(hasBegun, 'is in the future, or no day of the calendar'),
);

const facts = strictFields({
  checkedOn: day,
  currency: strictFields({ code: currencyCode, sign: oneLine }),
  payTable: strictFields({ rewards: list(positive), minutes: list(positive) }),
  publishedRate: strictFields({
    currency: currencyCode,
    reward: positive,
    minutes: positive,
    minimumPayout: positive,
    workingDays: strictFields({ first: whole, last: whole }),
    hourlyInOwnCurrency: strictFields({ lowest: whole, highest: whole }),
  }),
  pointsValue: strictFields({ points: whole, voucher: positive, year }),
  youngestAge: whole,
  expiryMonths: whole,
  taxThresholds: strictFields({ trade: whole, all: whole }),
  localPay: strictFields({ hourly: positive }),
  jobScams: strictFields({ cases: whole, lost: whole, until: day }),
  phoneNumbers: strictFields({ helpline: shortNumber, emergency: shortNumber }),
  sources: v.record(v.string(), strictFields({ url: publicPage, date: sourceDate })),
  answersIn: v.record(v.string(), list(knownLanguageCode)),
  hostRecordDays: whole,
  surveyMinutes: strictFields({ shortest: whole, longest: whole }),
  ratePerMinute: strictFields({ lowest: positive, highest: positive }),
  copyrightYears: v.pipe(
    strictFields({ first: year, last: year }),
    v.check(
      ({ first, last }) => first <= last,
      ({ input }) => `must not end in ${input.last}, before ${input.first}, the first year`,
    ),
  ),
  officeHours: v.pipe(
    strictFields({ opens: hour, closes: hour }),
    v.check(
      ({ opens, closes }) => opens < closes,
      ({ input }) =>
        `must close after it opens, not from ${input.opens} to ${input.closes}. Example: { opens: 9, closes: 17 }`,
    ),
  ),
  disputeResolutionUrl: httpsAddress,
  consumersAssociationUrl: httpsAddress,
  smallClaimsUrl: httpsAddress,
});

const topFiveRow = strictFields({
  name: oneLine,
  url: v.optional(httpsAddress),
  minimumPayout: v.optional(positive),
  rewards: list(
    v.picklist(
      ['gift_cards', 'paypal', 'bank_transfer', 'paynow', 'points'],
      'must be gift_cards, paypal, bank_transfer, paynow or points',
    ),
  ),
  payoutDays: v.optional(whole),
  minimumAge: whole,
  checkedOn: day,
});

const shape = strictFields({
  languages: v.pipe(
    list(languageRowSchema),
    v.check(
      (rows) => rows[0]?.code === defaultLocale,
      'must begin with English, en: it is the base of all messages',
    ),
  ),
  pages: v.pipe(
    list(page),
    v.check(
      (rows) => rows[0]?.route === 'home' && rows[0].kind === 'article',
      "must begin with the home page, an article: { route: 'home', kind: 'article', … }",
    ),
  ),
  homeSections: list(strictFields({ id: name, label: v.optional(v.string()) })),
  brands: list(name),
  // Checked by company-rules.ts.
  companies: v.record(v.string(), v.unknown()),
  facts,
  topFive: list(topFiveRow),
});

/** The values that a list has more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Names that stand twice, and names in one part of the configuration that another part does not have. */
function* nameFaults(config: SiteConfig): Iterable<string> {
  const { languages, pages, companies } = config;
  const names = {
    // An address or a browser may name a language by any of them.
    languages: languages.flatMap(({ code, aliases = [] }) => [code, ...aliases]),
    pages: pages.map(({ route }) => route),
    homeSections: config.homeSections.map(({ id }) => id),
    brands: config.brands,
  };
  for (const [list, values] of Object.entries(names))
    for (const value of repeated(values)) yield `${list} must not have ${value} twice`;
  for (const { code, company } of languages)
    if (!(company in companies))
      yield `languages.${code}.company must be one of ${Object.keys(companies).join(', ')}: "${company}"`;
  for (const company of Object.keys(companies))
    if (!config.facts.answersIn[company]?.length)
      yield `facts.answersIn names no language of ${company}: ${company}: ['en']`;
  const codes = languages.map(({ code }) => code);
  for (const { route, languages: few = codes } of pages) {
    for (const code of few)
      if (!codes.includes(code))
        yield `pages: ${route} names the language "${code}", which is none`;
    if (!few.includes(defaultLocale))
      yield `pages: ${route} has to be in English, too: English is the base of every message`;
  }
  for (const { route, changedOn, ...row } of pages)
    if (row.kind === 'article' && row.publishedOn > changedOn)
      yield `pages: ${route} was changed on ${changedOn}, before it was published on ${row.publishedOn}`;
}

/** What names a row of a list to people, who do not count rows. */
const rowNames = ['route', 'code', 'id', 'name'];

/** Where a fault is: `facts.checkedOn`, or in a row of a list `pages.1.changedOn (terms)`. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? '';
  const row = issue.path?.find(({ type }) => type === 'array')?.value;
  if (row === null || typeof row !== 'object') return place;
  const field = rowNames.find((name) => name in row) ?? '';
  return !field || place.endsWith(`.${field}`) ? place : `${place} (${Reflect.get(row, field)})`;
}

const exampleRow =
  "{ name: 'Survey Site', minimumPayout: 10, rewards: ['paypal'], payoutDays: 5, minimumAge: 18, checkedOn: '2026-11-22' }";

/** One line if there are not five survey sites, and one with an example if there is that or any other fault in them. */
function* topFiveFaults(rows: unknown, faults: readonly string[]): Iterable<string> {
  const isWrong = Array.isArray(rows) && rows.length !== 0 && rows.length !== 5;
  if (isWrong) yield `topFive must have five rows, or none. It has ${rows.length}`;
  if (isWrong || faults.some((fault) => fault.startsWith('topFive')))
    yield `topFive: a row is like ${exampleRow}`;
}

/** The parts of a configuration that name each other, or all of it. */
const partsWithNames =
  /^((languages|pages|homeSections|brands|companies|facts\.answersIn)(\..*)?|facts|)$/;

/** One line for each fault of a configuration, with its place. */
export function configFaults(config: SiteConfig): string[] {
  const { issues = [] } = v.safeParse(shape, config, { abortPipeEarly: true });
  const canReadNames = !issues.some((issue) => partsWithNames.test(v.getDotPath(issue) ?? ''));
  const faults = issues.map((issue) => {
    const { input, type, message } = issue;
    // What is unknown or missing has no value.
    const hasValue = type !== 'strict_object' && (input === null || typeof input !== 'object');
    const value = hasValue ? `: ${JSON.stringify(input)}` : '';
    return `${placeOf(issue)} ${message}${value}`;
  });
  if (canReadNames) faults.push(...nameFaults(config));
  return [
    ...[...faults, ...topFiveFaults(config.topFive, faults)].map(
      (fault) => `site.config.ts: ${fault}`,
    ),
    ...companyFaults(config.companies as Parameters<typeof companyFaults>[0]),
  ];
}
