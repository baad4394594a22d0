/**
 * Checks a configuration: each part by its schema, for people whose editor does not check types,
 * and whether the parts fit each other.
 */
import * as v from 'valibot';
import { primaryCode } from '../address/grammar';
import { type Details, postalCodeFault } from './company-rules';
import { configSchema, type SiteConfig } from './config';
import { detailExample, exampleAt } from './example-config';
import { type Fault, withValue } from './fault';
import { hourlyPay } from './hourly-pay';
import { defaultLocale } from './languages';

/** What an export has beside its pages: folders, and the files 404.html and index.html. */
const takenNames = ['404', 'brands', 'drawings', 'icons', 'index', 'og', 'scripts'];

/** A rule on how parts fit each other. It is checked once these parts have passed their schemas. */
type Relation = {
  parts: readonly string[];
  faults: (config: SiteConfig) => Iterable<Fault>;
};

/** No value may be in a list twice. */
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
      else if (home.languages)
        yield {
          place: 'pages.home',
          what: 'must not have languages: every language has a home page',
        };
    },
  },
  {
    // Such a page would be at an address that means a language, or among files that browsers keep
    // for a year.
    parts: ['languages', 'pages'],
    *faults({ languages, pages }) {
      const names = languages.flatMap(({ code, aliases = [] }) => [
        code,
        primaryCode(code),
        ...aliases,
      ]);
      const taken = [...names.map((name) => name.toLowerCase()), ...takenNames];
      for (const { route } of pages)
        if (taken.includes(route))
          yield {
            place: `pages.${route}`,
            what: 'has the name of a language, or of a folder or file of the export',
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
            what: `names no language in which ${company} answers`,
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
            yield { place, what: `names the language "${code}", which the site does not have` };
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
    parts: ['facts.checked', 'facts.jobScams', 'facts.sources'],
    *faults({ facts: { checked, jobScams, sources } }) {
      if (!checked) return;
      const dates = [jobScams.until, ...Object.values(sources).flatMap(({ date }) => date ?? [])];
      // The date of a source may be a month or a year.
      const later = dates.find((date) => checked.on.slice(0, date.length) < date);
      if (later)
        yield {
          place: 'facts.checked.on',
          what: `is ${checked.on}, and the article states what a source said on ${later}, later`,
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
          what: `must reach facts.localPay.hourly, ${localPay.hourly}: its highest pay per hour is ${most}`,
          example: 'rewards: [0.2, 0.5, 1, 2], minutes: [3, 5, 10, 20]',
        };
    },
  },
  {
    parts: ['companies'],
    *faults({ companies }) {
      for (const [id, company] of Object.entries<Details>(companies)) {
        const { reason, example } = postalCodeFault(company) ?? {};
        if (reason)
          yield {
            place: `companies.${id}.postalCode`,
            what: withValue(reason, company.postalCode),
            example: `postalCode: '${example}'`,
          };
      }
    },
  },
  {
    // The number of rows can be checked whatever is in them.
    parts: [],
    *faults(config) {
      const rows: unknown = Object(config).topFive;
      if (Array.isArray(rows) && rows.length !== 0 && rows.length !== 5)
        yield {
          place: 'topFive',
          what: `must have five rows, or none. It has ${rows.length}`,
          example: exampleAt(['topFive', 0]),
        };
    },
  },
];

/** The fields that identify a row of a list to people. */
const rowNames = ['route', 'code', 'id', 'name'];

/** Where an issue is: `facts.checked.on`, or in a row of a list `pages.1.changedOn (terms)`. */
function issuePlace(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? '';
  const row = issue.path?.find(({ type }) => type === 'array')?.value;
  if (row === null || typeof row !== 'object') return place;
  const field = rowNames.find((name) => name in row) ?? '';
  return !field || place.endsWith(`.${field}`) ? place : `${place} (${Reflect.get(row, field)})`;
}

/** An example for the place of an issue: of a company's detail one for its country. */
function issueExample(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => key as string | number) ?? [];
  const [part, , field] = path;
  // A whole row, because the configuration may have no other one to copy.
  if (part === 'topFive') return exampleAt(['topFive', 0]);
  const detail =
    part === 'companies' && detailExample(String(field), Object(issue.path?.[1]?.value));
  return detail ? `${field}: '${detail}'` : exampleAt(path);
}

/** A fault with the value that is wrong. Checks of a whole object quote what is wrong within. */
function issueFault(issue: v.BaseIssue<unknown>): Fault {
  const { kind, type, input, received, expected, message } = issue;
  const place = issuePlace(issue);
  if (type === 'strict_object' && expected === 'never') return { place, what: message };
  const isMissing = type === 'strict_object' && received === 'undefined';
  const hasValue = !isMissing && (kind === 'schema' || Object(input) !== input);
  return {
    place,
    what: hasValue ? withValue(message, input) : message,
    example: issueExample(issue),
  };
}

const isWithin = (place: string, part: string) => part === '' || `${place}.`.startsWith(`${part}.`);

/** True if no part is at one of the places, around it or within it. */
function areApart(parts: readonly string[], places: readonly string[]): boolean {
  return !parts.some((part) =>
    places.some((place) => isWithin(place, part) || isWithin(part, place)),
  );
}

/** True for a company's detail other than its country: a fault there leaves the others readable. */
const isDetail = (place: string) => /^companies\.[^.]+\.(?!country$)/.test(place);

/** What is wrong with a configuration, and which of its parts can be read all the same. */
export type ConfigCheck = {
  faults: readonly Fault[];
  /** True if parts, such as `facts.host`, have no fault. Details of companies may have some. */
  isSound: (...parts: readonly string[]) => boolean;
};

const file = 'site.config.ts';

/** Checks a configuration, which may be anything. All faults are reported at once. */
export function checkConfig(config: unknown): ConfigCheck {
  const { issues = [] } = v.safeParse(configSchema, config, { abortPipeEarly: true });
  const places = issues.map((issue) => v.getDotPath(issue) ?? '');
  const readable = (part: string) =>
    areApart(
      [part],
      places.filter((place) => !isDetail(place)),
    );
  const related = relations
    .filter(({ parts }) => parts.every(readable))
    .flatMap(({ faults }) => [...faults(config as SiteConfig)])
    .filter(({ place }) => !places.includes(place));
  const unsound = [...places, ...related.map(({ place }) => place)].filter(
    (place) => !isDetail(place),
  );
  return {
    faults: [...issues.map(issueFault), ...related].map(({ place, ...fault }) => ({
      place: place ? `${file}: ${place}` : file,
      ...fault,
    })),
    isSound: (...parts) => areApart(parts, unsound),
  };
}

/** The faults of a configuration. */
export function configFaults(config: unknown): readonly Fault[] {
  return checkConfig(config).faults;
}

/** A fault of a company's detail, with an example, unless the example is what is wrong. */
export function detailFault(id: string, company: Details, field: string, reason: string): Fault {
  const value = company[field] ?? '';
  const example = detailExample(field, company);
  return {
    place: `${file}: companies.${id}.${field}`,
    what: withValue(reason, value),
    ...(value !== example && { example: `${field}: '${example}'` }),
  };
}
