/** A complete, valid configuration. Faults of a configuration quote parts of it as examples. */
import { inspect } from 'node:util';
import type { Details } from './company-rules';
import type { SiteConfig } from './config';

/** A public build refuses these values as samples: `tools/preflight/samples.ts`. */
export const exampleConfig: SiteConfig = {
  name: 'My Surveys',
  languages: [
    { code: 'en', name: 'English', company: 'singapore' },
    { code: 'no', name: 'Norsk', aliases: ['nb'], withCountry: 'nb-NO', company: 'germany' },
  ],
  pages: [
    {
      route: 'home',
      kind: 'article',
      publishedOn: '2025-09-15',
      changedOn: '2025-09-15',
      readingMinutes: 10,
    },
    {
      route: 'how-we-test',
      kind: 'plain',
      changedOn: '2025-09-15',
      languages: ['en'],
      inFooter: false,
    },
  ],
  homeSections: [{ id: 'how-we-choose', label: 'how_we_choose' }],
  brands: ['my-brand'],
  companies: {
    singapore: {
      country: 'SG',
      company: 'My Surveys Pte. Ltd.',
      street: '10 Anson Road, #12-34',
      postalCode: '079903',
      city: 'Singapore',
      addressCountry: 'SG',
      email: 'team@my-surveys.sg',
      phone: '+65 6123 4567',
      responsiblePerson: 'Mei Tan',
      uen: '201812345M',
      gstNumber: 'M9-1234567-8',
      dataProtectionOfficer: 'privacy@my-surveys.sg',
    },
    germany: {
      country: 'DE',
      company: 'My Surveys GmbH',
      street: 'Lindenstraße 12 b',
      postalCode: '10969',
      city: 'Berlin',
      addressCountry: 'DE',
      email: 'team@my-surveys.de',
      phone: '+49 30 4567890',
      responsiblePerson: 'Anna Schulze',
      representedBy: 'Anna Schulze, Ben Öztürk',
      registerCourt: 'Amtsgericht Charlottenburg',
      registerNumber: 'HRB 123456 B',
      vatId: 'DE136695976',
      dataProtectionAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    },
  },
  facts: {
    checked: { on: '2025-12-01', by: 'Mei Tan' },
    currency: { code: 'SGD', sign: 'S$' },
    payTable: { rewards: [0.2, 0.5, 1, 2], minutes: [3, 5, 10, 20] },
    firstPayout: { amount: 10, reward: 0.5, minutes: 5 },
    taxThresholds: { trade: 6000, all: 22000 },
    screenOutMinutes: 3,
    localPay: { hourly: 10.5, since: '2024-07-01' },
    jobScams: { cases: 215, lost: 10600000, until: '2025-11-24' },
    phoneNumbers: { helpline: '1799', singpass: '6335 3533', emergency: '999' },
    sources: { local_pay: { url: 'https://www.mom.gov.sg/', date: '2024-02-20' } },
    answersIn: { singapore: ['en'], germany: ['de', 'en'] },
    host: { name: 'My Hosting', country: 'SG', basis: 'clauses' },
    hostRecordDays: 14,
    surveyMinutes: { shortest: 1, longest: 3 },
    ratePerMinute: { lowest: 1, highest: 5 },
    copyrightYears: { first: 2025, last: 2025 },
    officeHours: { opens: 9, closes: 17 },
    disputeResolutionUrl: 'https://consumer-redress.ec.europa.eu/',
    consumersAssociationUrl: 'https://www.case.org.sg/',
    smallClaimsUrl: 'https://www.judiciary.gov.sg/',
    manpowerMinistryUrl: 'https://www.mom.gov.sg/',
  },
  topFive: Array.from({ length: 5 }, () => ({
    name: 'Survey Site',
    url: 'https://www.my-partner.com/one',
    minimumPayout: 10,
    rewards: ['paypal'],
    payoutDays: 5,
    minimumAge: 18,
    checkedOn: '2025-09-15',
  })),
};

/**
 * The values at a key of several examples. A key that no example has is the number of a row, or a
 * name that the site has chosen: it stands for all rows or names of the examples.
 */
function valuesAt(examples: readonly unknown[], key: string | number): unknown[] {
  const named = examples.filter((example) => typeof key === 'string' && key in Object(example));
  return named.length > 0
    ? named.map((example) => Reflect.get(Object(example), key))
    : examples.flatMap((example) => Object.values(Object(example)));
}

/** An example as TypeScript, with its name: `officeHours: { opens: 9, closes: 17 }`. */
function inTypeScript(name: string | number | undefined, example: unknown): string {
  const value = inspect(example, { compact: true, breakLength: Infinity, depth: Infinity });
  return typeof name === 'string' ? `${name}: ${value}` : value;
}

/**
 * An example for a place of a configuration, as TypeScript.
 * @param path the names and row numbers that lead to it; none for the whole configuration
 */
export function exampleAt(path: readonly (string | number)[]): string {
  const [example] = path.reduce<unknown[]>(valuesAt, [exampleConfig]);
  return inTypeScript(path.at(-1), example);
}

/** An example of a company's detail for the country in which it is registered. */
export function detailExample(field: string, { country }: Details): string | undefined {
  const companies: readonly Details[] = Object.values(exampleConfig.companies);
  return companies.find((company) => company.country === country)?.[field];
}
