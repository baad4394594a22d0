/** Checks a configuration: each part by its schema, for people whose editor does not check types too, and whether parts fit. */
import * as v from 'valibot';
import { companyFaults } from './company-rules';
import { configSchema, type SiteConfig } from './config';
import { exampleAt } from './examples';
import { type Fault, quoted } from './fault';
import { hourlyPay } from './hourly-pay';
import { defaultLocale } from './languages';

/** A demand on parts of a configuration that each are what they have to be. */
type Relation = {
  parts: readonly string[];
  faults: (config: SiteConfig) => Iterable<Fault>;
};

/** That no value stands twice in a list. */
function unique(list: string, valuesOf: (config: SiteConfig) => readonly string[]): Relation {
  return {
    parts: [list],
    *faults(config) {
      const values = valuesOf(config);
      const repeated = values.filter((value, index) => values.indexOf(value) !== index);
      for (const value of repeated) yield { place: list, what: `must not have ${value} twice` };
    },
  };
}

const relations: readonly Relation[] = [
  {
    parts: ['languages'],
    *faults({ languages }) {
      if (languages[0]?.code !== defaultLocale)
        yield {
          place: 'languages',
          what: 'must begin with English, en: it is the base of all messages',
        };
    },
  },
  {
    parts: ['pages'],
    *faults({ pages: [home] }) {
      if (home?.route !== 'home' || home.kind !== 'article')
        yield {
          place: 'pages',
          what: 'must begin with the home page',
          example: "{ route: 'home', kind: 'article', … }",
        };
    },
  },
  // An address or a browser may name a language by its aliases, too.
  unique('languages', ({ languages }) =>
    languages.flatMap(({ code, aliases = [] }) => [code, ...aliases]),
  ),
  unique('pages', ({ pages }) => pages.map(({ route }) => route)),
  unique('homeSections', ({ homeSections }) => homeSections.map(({ id }) => id)),
  unique('brands', ({ brands }) => brands),
  {
    parts: ['languages', 'companies'],
    *faults({ languages, companies }) {
      for (const { code, company } of languages)
        if (!(company in companies))
          yield {
            place: `languages.${code}.company`,
            what: `must be one of ${Object.keys(companies).join(', ')}: "${company}"`,
          };
    },
  },
  {
    parts: ['companies', 'facts.answersIn'],
    *faults({ companies, facts }) {
      for (const company of Object.keys(companies))
        if (!facts.answersIn[company]?.length)
          yield {
            place: 'facts.answersIn',
            what: `names no language of ${company}`,
            example: `${company}: ['en']`,
          };
    },
  },
  {
    parts: ['languages', 'pages'],
    *faults({ languages, pages }) {
      const codes = languages.map(({ code }) => code);
      for (const { route, languages: few = codes } of pages) {
        const place = `pages.${route}`;
        for (const code of few)
          if (!codes.includes(code))
            yield { place, what: `names the language "${code}", which is none` };
        if (!few.includes(defaultLocale))
          yield {
            place,
            what: 'has to be in English, too: English is the base of every message',
          };
      }
    },
  },
  {
    parts: ['pages'],
    *faults({ pages }) {
      for (const { route, changedOn, ...row } of pages)
        if (row.kind === 'article' && row.publishedOn > changedOn)
          yield {
            place: `pages.${route}`,
            what: `was changed on ${changedOn}, before it was published on ${row.publishedOn}`,
          };
    },
  },
  {
    parts: ['facts.payTable', 'facts.localPay'],
    *faults({ facts: { payTable, localPay } }) {
      const most = hourlyPay(payTable.rewards.at(-1) ?? 0, payTable.minutes[0]);
      if (most < localPay.hourly)
        yield {
          place: 'facts.payTable',
          what: `must reach facts.localPay.hourly, ${localPay.hourly}, and comes to ${most} by the hour at most`,
          example: 'rewards: [0.2, 0.5, 1, 2], minutes: [3, 5, 10, 20]',
        };
    },
  },
];

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

/** The names and numbers that lead to what an issue is about. */
const pathOf = ({ path }: v.BaseIssue<unknown>) =>
  path?.map(({ key }) => key as string | number) ?? [];

/** What is wrong at a place, with the value and an example. A check of a whole object says itself what is wrong within. */
function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const { kind, input, received, expected, message } = issue;
  const place = placeOf(issue);
  if (issue.type === 'strict_object' && expected === 'never') return { place, what: message };
  const isMissing = issue.type === 'strict_object' && received === 'undefined';
  const hasValue = !isMissing && (kind === 'schema' || Object(input) !== input);
  const path = pathOf(issue);
  return {
    place,
    what: hasValue ? `${message}: ${quoted(input)}` : message,
    // Whoever has one field of a row wrong needs to see a whole one: there may be no other.
    example: exampleAt(configSchema, path[0] === 'topFive' ? ['topFive', 0] : path),
  };
}

/** True for a detail of a company, which `company-rules.ts` tells with an example for its country. */
function isDetail(issue: v.BaseIssue<unknown>): boolean {
  const path = pathOf(issue);
  return path[0] === 'companies' && path.length > 2;
}

/** Whether there are five survey sites, or none. */
function topFiveFaults(rows: unknown): Fault[] {
  if (!Array.isArray(rows) || rows.length === 0 || rows.length === 5) return [];
  const what = `must have five rows, or none. It has ${rows.length}`;
  return [{ place: 'topFive', what, example: exampleAt(configSchema, ['topFive', 0]) }];
}

const isWithin = (place: string, part: string) => part === '' || `${place}.`.startsWith(`${part}.`);

/** Tells of parts whether all of them are free of faults at these places, or at places around or within them. */
const soundBut =
  (places: readonly string[]) =>
  (...parts: readonly string[]) =>
    !parts.some((part) => places.some((place) => isWithin(place, part) || isWithin(part, place)));

/** What is wrong with a configuration, and which of its parts can be read all the same. */
export type ConfigCheck = {
  faults: readonly Fault[];
  /** True if parts, such as `facts.host`, have no fault. Details of a company are texts at least, whatever is wrong with them. */
  isSound: (...parts: readonly string[]) => boolean;
};

/** Checks a configuration, which may be anything. */
export function checkConfig(config: unknown): ConfigCheck {
  const { issues = [] } = v.safeParse(configSchema, config, { abortPipeEarly: true });
  const wrong = issues
    .filter((issue) => !isDetail(issue) || pathOf(issue)[2] === 'country')
    .map((issue) => v.getDotPath(issue) ?? '');
  const related = relations
    .filter(({ parts }) => soundBut(wrong)(...parts))
    .flatMap(({ faults }) => [...faults(config as SiteConfig)]);
  const { companies, topFive } = Object(config);
  const faults = [
    ...issues.filter((issue) => !isDetail(issue)).map(faultOf),
    ...related,
    ...topFiveFaults(topFive),
  ];
  return {
    faults: [
      ...faults.map(({ place, ...fault }) => ({
        place: place ? `site.config.ts: ${place}` : 'site.config.ts',
        ...fault,
      })),
      ...companyFaults(companies),
    ],
    isSound: soundBut([...wrong, ...related.map(({ place }) => place)]),
  };
}

/** The faults of a configuration. */
export function configFaults(config: unknown): readonly Fault[] {
  return checkConfig(config).faults;
}
