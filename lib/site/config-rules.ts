/** Checks a configuration: each part by its schema, for people whose editor does not check types too, and whether parts fit. */
import * as v from 'valibot';
import { companyFaults } from './company-rules';
import { configSchema, type SiteConfig } from './config';
import type { Fault } from './fault';
import { defaultLocale } from './languages';

/** The values that a list has more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Names that stand twice, and names in one part of the configuration that another part does not have. */
function* nameFaults(config: SiteConfig): Iterable<Fault> {
  const { languages, pages, companies } = config;
  if (languages[0]?.code !== defaultLocale)
    yield {
      place: 'languages',
      what: 'must begin with English, en: it is the base of all messages',
    };
  const [home] = pages;
  if (home?.route !== 'home' || home.kind !== 'article')
    yield {
      place: 'pages',
      what: 'must begin with the home page',
      example: "{ route: 'home', kind: 'article', … }",
    };
  const names = {
    // An address or a browser may name a language by any of them.
    languages: languages.flatMap(({ code, aliases = [] }) => [code, ...aliases]),
    pages: pages.map(({ route }) => route),
    homeSections: config.homeSections.map(({ id }) => id),
    brands: config.brands,
  };
  for (const [list, values] of Object.entries(names))
    for (const value of repeated(values))
      yield { place: list, what: `must not have ${value} twice` };
  for (const { code, company } of languages)
    if (!(company in companies))
      yield {
        place: `languages.${code}.company`,
        what: `must be one of ${Object.keys(companies).join(', ')}: "${company}"`,
      };
  for (const company of Object.keys(companies))
    if (!config.facts.answersIn[company]?.length)
      yield {
        place: 'facts.answersIn',
        what: `names no language of ${company}`,
        example: `${company}: ['en']`,
      };
  const codes = languages.map(({ code }) => code);
  for (const { route, languages: few = codes } of pages) {
    for (const code of few)
      if (!codes.includes(code))
        yield { place: `pages.${route}`, what: `names the language "${code}", which is none` };
    if (!few.includes(defaultLocale))
      yield {
        place: `pages.${route}`,
        what: 'has to be in English, too: English is the base of every message',
      };
  }
  for (const { route, changedOn, ...row } of pages)
    if (row.kind === 'article' && row.publishedOn > changedOn)
      yield {
        place: `pages.${route}`,
        what: `was changed on ${changedOn}, before it was published on ${row.publishedOn}`,
      };
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

/** Whether there are five survey sites, or none. */
function* topFiveFaults(rows: unknown): Iterable<Fault> {
  if (Array.isArray(rows) && rows.length !== 0 && rows.length !== 5)
    yield { place: 'topFive', what: `must have five rows, or none. It has ${rows.length}` };
}

/** The parts of a configuration that name each other, or all of it. */
const partsWithNames =
  /^((languages|pages|homeSections|brands|companies|facts\.answersIn)(\..*)?|facts|)$/;

/** The faults of a configuration. */
export function configFaults(config: SiteConfig): Fault[] {
  const result = v.safeParse(configSchema, config, { abortPipeEarly: true });
  // A company's details have checks of their own, which give examples.
  const issues = (result.issues ?? []).filter(
    (issue) => !v.getDotPath(issue)?.startsWith('companies.'),
  );
  const canReadNames = !issues.some((issue) => partsWithNames.test(v.getDotPath(issue) ?? ''));
  const faults: Fault[] = issues.map((issue) => {
    const { input, type, message } = issue;
    // What is unknown or missing has no value.
    const hasValue = type !== 'strict_object' && (input === null || typeof input !== 'object');
    const value = hasValue ? `: ${JSON.stringify(input)}` : '';
    return { place: placeOf(issue), what: `${message}${value}` };
  });
  if (canReadNames) faults.push(...nameFaults(config));
  faults.push(...topFiveFaults(config.topFive));
  return [
    ...faults.map(({ place, ...fault }) => ({
      place: `site.config.ts: ${place}`,
      // Whoever has one field of a row wrong needs to see a whole one.
      ...(place.startsWith('topFive') && { example: exampleRow }),
      ...fault,
    })),
    ...companyFaults(config.companies as Parameters<typeof companyFaults>[0]),
  ];
}
