import { testConfig } from '../testing/test-site';
import type { SiteConfig } from './config';
import { configFaults } from './config-rules';
import { exampleConfig } from './example-config';
import { faultLine } from './fault';

const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({
  name,
  rewards: [],
  minimumAge: 18,
  checkedOn: '2025-10-19' as const,
}));
const config: SiteConfig = { ...testConfig, topFive: five };

/** A copy of the configuration with another value at a place, `pages.1.route`. */
function configWith(place: string, value: unknown): SiteConfig {
  const copy = structuredClone(config);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce((part: object, name) => Reflect.get(part, name), copy);
  Reflect.set(parent, last, value);
  return copy;
}

const linesOf = (written: SiteConfig) => configFaults(written).map(faultLine);

const [english, german] = testConfig.languages;
const [home, terms] = testConfig.pages;

test('a part that is missing is named', () => {
  const { brands: _, ...others } = config;
  expect(linesOf(others as SiteConfig)).toEqual([
    "site.config.ts: brands: is missing. Example: brands: [ 'my-brand' ]",
  ]);
});

test('a valid configuration has no faults', () => {
  expect(linesOf(config)).toEqual([]);
  expect(linesOf(testConfig)).toEqual([]);
});

test.each<[place: string, value: unknown, fault: string]>([
  ['languages', [german, english], 'languages: must begin with English'],
  ['languages.6', german, 'languages: must not have de twice'],
  ['languages.1.code', 'de_DE', 'languages.1.code: must be a language code.*"de_DE"'],
  ['languages.1.aliases', ['ja'], 'languages: must not have ja twice'],
  ['languages.1.code', 'cz', 'languages.1.code: is not the code of a language: "cz"'],
  ['languages.1.code', 'eo', "languages.1.code: has no country.*withCountry: 'eo-US'"],
  ['languages.1.code', 'cs', "languages.1.name \\(cs\\): must be the language's own name.*čeština"],
  ['languages.1.name', 'German', 'languages.1.name \\(de\\): must be .*Deutsch: "German"'],
  [
    'languages.1.company',
    'france',
    'languages.de.company: must be one of singapore, germany: "france"',
  ],
  ['pages', [terms, home], 'pages: must begin with the home page'],
  ['pages.3', terms, 'pages: must not have terms twice'],
  ['pages.1.route', 'Terms of use', 'pages.1.route: must be lowercase letters.*"Terms of use"'],
  ['pages.1.kind', 'page', "pages.1.kind \\(terms\\): must be 'article' or 'plain'.*\"page\""],
  ['pages.1.changedOn', '2025-02-30', 'pages.1.changedOn \\(terms\\): must be a day.*"2025-02-30"'],
  [
    'pages.1.changedOn',
    '15.9.2025',
    'pages.1.changedOn \\(terms\\): must be a day: write 2025-09-15: "15.9.2025"',
  ],
  ['pages.1.changedOn', '15/9/2025', 'pages.1.changedOn \\(terms\\): must be a day: "15/9/2025"'],
  [
    'pages.0.readingMinutesIn',
    { ja: 2.5 },
    'pages.0.readingMinutesIn.ja \\(home\\): must be a whole number: 2.5',
  ],
  ['pages.0.readingMinutes', 2.5, 'pages.0.readingMinutes \\(home\\): must be a whole number: 2.5'],
  [
    'pages.1.changedOn',
    '2999-01-01',
    'pages.1.changedOn \\(terms\\): is in the future: "2999-01-01"',
  ],
  ['pages.0.publishedOn', '2999-01-01', 'pages.0.publishedOn \\(home\\): is in the future'],
  ['facts.checked.on', '2999-01-01', 'facts.checked.on: is in the future'],
  ['facts.jobScams.until', '2999-01-01', 'facts.jobScams.until: is in the future'],
  [
    'facts.jobScams.until',
    '2025-12-02',
    'facts.checked.on: is 2025-12-01, and the article states what a source said on 2025-12-02, later',
  ],
  [
    'facts.sources.job_scams.date',
    '2026-01',
    'facts.checked.on: is 2025-12-01, .* a source said on 2026-01, later',
  ],
  [
    'facts.sources.job_scams.date',
    '2024-02-30',
    'facts.sources.job_scams.date: must be a day of the calendar: "2024-02-30"',
  ],
  ['facts.sources.job_scams.date', '2999-01', 'facts.sources.job_scams.date: is in the future'],
  [
    'facts.sources.job_scams.date',
    '2025-13',
    'facts.sources.job_scams.date: must be a day of the calendar',
  ],
  ['facts.copyrightYears.last', 2999, 'facts.copyrightYears.last: must be a year that has begun'],
  [
    'facts.answersIn.germany',
    ['de', 'xx'],
    'facts.answersIn.germany.1: is not the code of a language',
  ],
  [
    'facts.answersIn',
    { singapore: ['en'] },
    'facts.answersIn: names no language in which germany answers',
  ],
  [
    'facts.payTable.minutes',
    5,
    'facts.payTable.minutes: must be a list: 5. Example: minutes: \\[ 3, 5, 10, 20 \\]',
  ],
  ['pages.0.changedOn', '2025-01-01', 'pages.home: was changed on 2025-01-01, before'],
  ['pages.2.languages', ['en', 'xx'], 'pages.imprint: names the language "xx"'],
  ['pages.2.languages', ['de'], 'pages.imprint: has to be in English'],
  ['pages.0.languages', ['en'], 'pages.home: must not have languages'],
  ['pages.2.route', 'de', 'pages.de: has the name of a language'],
  ['pages.2.route', 'pt', 'pages.pt: has the name of a language'],
  ['pages.2.route', 'scripts', 'pages.scripts: has the name of a language, or of a folder'],
  ['pages.2.route', '404', 'pages.404: has the name of a language, or of a folder or file'],
  ['name', '', 'name: must be one line, not empty'],
  ['homeSections.0.id', 'Brands', 'homeSections.0.id: must be lowercase letters'],
  ['brands.0', 'Kopi & Co', 'brands.0: must be lowercase letters'],
  ['facts.officeHours.closes', 25, 'facts.officeHours.closes: must be from 0 to 24: 25'],
  [
    'facts.officeHours',
    { opens: 18, closes: 10 },
    'facts.officeHours: must close after it opens, not from 18 to 10. Example: officeHours: { opens: 9, closes: 17 }',
  ],
  ['facts.payTable.rewards', [], 'facts.payTable.rewards: must not be empty'],
  ['facts.payTable.minutes', [10, 5], 'facts.payTable.minutes: must ascend.*: 10, 5'],
  ['facts.payTable.rewards', [0.5, 0.5, 1], 'facts.payTable.rewards: must ascend.*: 0.5, 0.5, 1'],
  [
    'facts.localPay.hourly',
    12.5,
    'facts.payTable: must reach facts.localPay.hourly, 12.5: its highest pay per hour is 12',
  ],
  [
    'facts.surveyMinutes',
    { shortest: 3, longest: 1 },
    'facts.surveyMinutes: has a longest length, 1, below its shortest, 3',
  ],
  [
    'facts.ratePerMinute',
    { lowest: 5, highest: 1 },
    'facts.ratePerMinute: has a highest rate, 1, below its lowest, 5',
  ],
  ['facts.officeHours.closes', 9, 'facts.officeHours: must close after it opens'],
  ['facts.copyrightYears.last', 2009, 'facts.copyrightYears: must not end in 2009, before 2010'],
  ['facts.currency.code', 'S$', 'facts.currency.code: must be a currency code'],
  ['facts.sources.job_scams.date', 'May 2021', 'facts.sources.job_scams.date: must be a day'],
  ['facts.sources.job_scams.url', 'scams.test', 'facts.sources.job_scams.url: must be an address'],
  ['facts.disputeResolutionUrl', 'europa.eu', 'facts.disputeResolutionUrl: must start with https'],
  ['facts.host.country', 'US', 'facts.host: must have the basis eea for .*: US'],
  ['facts.host.basis', 'consent', 'facts.host.basis: must be eea, adequacy or clauses: "consent"'],
  ['toppFive', [], 'toppFive: is unknown here, perhaps topFive is meant'],
  [
    'facts.hostRecordDay',
    14,
    'facts.hostRecordDay: is unknown here, perhaps hostRecordDays is meant',
  ],
  ['facts.officeHours.start', 9, 'facts.officeHours.start: is unknown here. Known: opens, closes'],
  [
    'pages.1.inFoter',
    false,
    'pages.1.inFoter \\(terms\\): is unknown here, perhaps inFooter is meant',
  ],
  [
    'topFive.0.minimunAge',
    18,
    'topFive.0.minimunAge \\(One\\): is unknown here, perhaps minimumAge is meant',
  ],
  ['languages.1.shortname', 'DE', 'languages.1.shortname \\(de\\): is unknown here'],
  [
    'facts',
    { ...testConfig.facts, hostRecordDays: undefined },
    'facts.hostRecordDays: must be a number',
  ],
])('%s: %j', (place, value, fault) => {
  expect(linesOf(configWith(place, value))).toEqual([
    expect.stringMatching(new RegExp(`^site.config.ts: ${fault}`)),
  ]);
});

test.each<[config: unknown, fault: string]>([
  [undefined, 'site.config.ts: must be { name, languages'],
  ['Guide', 'site.config.ts: must be { name, languages, .* }: "Guide"\\. Example: { name: '],
  [{ ...config, facts: null }, 'site.config.ts: facts: must be { checked, .* }: null'],
  [{ ...config, brands: {} }, 'site.config.ts: brands: must be a list: { … }'],
  [{ ...config, pages: [home, null] }, 'site.config.ts: pages.1: must be { … }: null'],
  [
    { ...config, brands: [5n] },
    "site.config.ts: brands.0: must be a text.*: 5. Example: 'my-brand'",
  ],
])('a configuration that is something else altogether: %#', (written, fault) => {
  const lines = configFaults(written).map(faultLine);
  expect(lines).toEqual([expect.stringMatching(`^${fault}`)]);
});

test('a part that cannot be read hides no fault of the others', () => {
  const { companies, pages: _, ...others } = config;
  const rows = { ...companies, singapore: null, germany: { ...companies.germany, city: '' } };
  const written = { ...others, companies: rows, brands: ['one', 'one'] };
  expect(configFaults(written).map(({ place }) => place.replace('site.config.ts: ', ''))).toEqual([
    'pages',
    'companies.singapore',
    'companies.germany.city',
    'brands',
  ]);
});

test('the examples of all parts are right', () => {
  expect(linesOf(exampleConfig)).toEqual([]);
});

test('a wrong value does not hide that names do not fit each other', () => {
  const facts = { ...config.facts, answersIn: { singapore: ['en'] }, hostRecordDays: '14' };
  expect(linesOf({ ...config, facts } as unknown as SiteConfig)).toEqual([
    'site.config.ts: facts.hostRecordDays: must be a number: "14". Example: hostRecordDays: 14',
    expect.stringContaining('facts.answersIn: names no language in which germany answers'),
  ]);
});

test.each<[place: string, value: unknown, ...faults: string[]]>([
  ['topFive.1.checkedOn', undefined, 'topFive.1.checkedOn \\(Two\\): must be a day'],
  ['topFive.1.checkedOn', '2999-01-01', 'topFive.1.checkedOn \\(Two\\): is in the future'],
  ['topFive', five.slice(1), 'topFive: must have five rows, or none. It has 4'],
  ['topFive', [...five, five[0]], 'topFive: must have five rows, or none. It has 6'],
  [
    'topFive',
    [{ ...five[0], minimumAge: '18' }],
    'topFive.0.minimumAge \\(One\\): must be a number: "18"',
    'topFive: must have five rows, or none. It has 1',
  ],
])('%s: %j, with an example of a row', (place, value, ...faults) => {
  expect(linesOf(configWith(place, value))).toEqual(
    faults.map((line) =>
      expect.stringMatching(`^site.config.ts: ${line}.*\\. Example: { name: 'Survey Site', `),
    ),
  );
});
