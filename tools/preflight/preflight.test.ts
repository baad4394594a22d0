/** What a public build refuses, on the site of an operator who has filled everything in. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import site from '@/site.config';
import type { SiteConfig } from '../../lib/site/config';
import { faultLine } from '../../lib/site/fault';
import { localesOf } from '../../lib/site/languages';
import { type Environment, readSettings } from '../../lib/site/settings';
import { filledSettings as environment, filledIn } from '../../lib/testing/filled-operator';
import type { Texts } from '../messages/baseline';
import { messageFaults } from '../messages/check';
import { markedUpToDate } from '../messages/outdated';
import { buildFaults, buildWarnings, textWarnings } from './preflight';
import { isPublic } from './samples';

// tools/messages/messages.test.ts checks the project's own messages.
jest.mock('../messages/check', () => ({
  ...jest.requireActual('../messages/check'),
  messageFaults: jest.fn(() => []),
}));

jest.mock('./pictures', () => ({
  ...jest.requireActual('./pictures'),
  samplePictures: () => ['Sample drawings stand in'],
}));

const config: SiteConfig = filledIn(site);

const linesOf = (written: SiteConfig, environment: Environment) =>
  buildFaults({ config: written, messagesFolder: 'messages' }, environment).map(faultLine);
const warningsOf = (written: SiteConfig, environment: Environment) =>
  buildWarnings({ config: written, messagesFolder: 'messages' }, environment);

test('a filled-in operator can publish', async () => {
  expect(linesOf(config, environment)).toEqual([]);
});

test('faults of messages forbid a build, and more of them a public one', async () => {
  const fault = { file: 'de.json', place: 'de.json:3: meta.title', what: 'is empty', line: 3 };
  const faults = [fault, { ...fault, what: 'is odd', onlyPublic: true }];
  jest.mocked(messageFaults).mockReturnValueOnce(faults).mockReturnValueOnce(faults);
  const lines = ['de.json:3: meta.title: is empty', 'de.json:3: meta.title: is odd'];
  expect(linesOf(config, environment)).toEqual(lines);
  expect(linesOf(config, { ...environment, SITE_URL: '' })).toEqual(lines.slice(0, 1));
  expect(messageFaults).toHaveBeenLastCalledWith({ config, messagesFolder: 'messages' });
});

/** A copy of the configuration with another value at a place, `companies.germany.vatId`. */
function configWith(place: string, value: unknown): SiteConfig {
  const copy = structuredClone(config);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce((part: object, name) => Reflect.get(part, name), copy);
  Reflect.set(parent, last, value);
  return copy;
}

test('a page that every site has is missed', () => {
  const pages = config.pages.filter(({ route }) => route !== 'imprint');
  expect(linesOf({ ...config, pages } as SiteConfig, environment)).toContainEqual(
    expect.stringMatching(/^site\.config\.ts: pages: must have imprint/),
  );
});

test('an unknown company is the only fault reported', async () => {
  expect(linesOf(configWith('languages.0.company', 'germny'), environment)).toEqual([
    'site.config.ts: languages.en.company: must be one of singapore, germany: "germny"',
  ]);
});

const singapore = 'companies.singapore';
const germany = 'companies.germany';
const uen = 'must be a UEN: 8 or 9 digits and a letter';
const gst = 'must be the UEN, a number like M9-1234567-8';
const vat = "must be DE and 9 digits, or 'none'";
const checksumError = 'has a typing error: its check character';
const register = 'must be HRB or another part of the register, a space, and at most';
const phone = 'must be + and 7 to 15 digits';

const details: [place: string, value: unknown, reason: string][] = [
  [`${singapore}.company`, 'Example Rewards Pte. Ltd.', 'is a sample'],
  [`${germany}.street`, 'Examplestraße 1', 'is a sample'],
  [`${singapore}.email`, 'hello@survey-guide.example', 'is a sample'],
  [`${singapore}.phone`, '+61 2 5550 0100', 'is a sample'],
  [`${germany}.phone`, '+49 30 23125 100', 'is a sample'],
  [`${germany}.registerNumber`, 'HRB 000000 (Example)', 'is a sample'],
  [`${germany}.responsiblePerson`, 'TODO', 'is a sample'],
  [`${singapore}.street`, '-', 'is a sample'],
  ['topFive.1.name', '???', 'is a sample'],
  [`${singapore}.uen`, '201812345M', 'is a sample'],
  [`${germany}.phone`, '+49 30 4567890', 'is a sample'],
  [`${singapore}.email`, 'team@my-surveys.sg', 'is a sample'],
  [`${germany}.email`, 'hallo@my-surveys.de', 'is a sample'],
  [`${singapore}.uen`, '201812345A', checksumError],
  [`${singapore}.uen`, '20181234M', checksumError],
  [`${singapore}.uen`, '2018123M', uen],
  [`${singapore}.uen`, '201812345-M', uen],
  [`${singapore}.uen`, 'not registered', uen],
  [`${singapore}.gstNumber`, 'M9-123456-8', gst],
  [`${singapore}.gstNumber`, '201812345A', checksumError],
  [`${germany}.vatId`, 'DE136695977', checksumError],
  [`${germany}.vatId`, '136695976', vat],
  [`${germany}.vatId`, 'DE 136 695 976', vat],
  [`${germany}.registerNumber`, '123456', register],
  [`${germany}.registerNumber`, 'HRB 12 34', register],
  [`${singapore}.phone`, '9999 1234', phone],
  [`${germany}.phone`, '+49 (0)30 4567890', phone],
  [`${germany}.email`, 'team at kaya-ratgeber.de', 'must be an e-mail address'],
  [`${germany}.addressCountry`, 'GER', 'must be an ISO 3166 code'],
  ['topFive.1.name', 'Example Panel', 'is a sample'],
  ['topFive.1.url', 'https://panel.example/', 'is a sample'],
  ['topFive.1.url', 'https://www.my-partner.com/one', 'is a sample'],
  ['facts.checked', undefined, 'is not set: somebody has to compare the article with its sources'],
  ['facts.checked.by', 'Example Editor', 'is a sample'],
  ['facts.host.name', 'Example Hosting', 'is a sample'],
  ['brands.3', 'no-such-brand', 'is missing'],
];

const settings: [name: string, value: string, line: string][] = [
  ['AFFILIATE_ID', '', 'AFFILIATE_ID: is not set, and the partner would count'],
  ['AFFILIATE_ID', '43 43', 'AFFILIATE_ID: must consist of 1 to 64 letters'],
  ['PARTNER_URL', '', 'PARTNER_URL: is a sample'],
  ['PARTNER_URL', 'https://www.my-partner.com/top-five', 'PARTNER_URL: is a sample'],
  ['SITE_URL', 'https://www.my-surveys.sg', 'SITE_URL: is a sample'],
  ['AFFILIATE_ID', 'my-id', 'AFFILIATE_ID: is a sample'],
  ['CONTACT_ENDPOINT', 'https://api.my-surveys.sg/contact', 'CONTACT_ENDPOINT: is a sample'],
  ['FACEBOOK_URL', 'https://www.facebook.com/my-surveys', 'FACEBOOK_URL: is a sample'],
  ['SECURITY_CONTACT', 'mailto:security@my-surveys.sg', 'SECURITY_CONTACT: is a sample'],
  ['CONTACT_ENDPOINT', '', 'CONTACT_ENDPOINT: is not set, and the form would thank people'],
  ['CONTACT_ENDPOINT', 'http://127.0.0.1:8080/', 'CONTACT_ENDPOINT: is a sample'],
  [
    'CONTACT_ENDPOINT',
    'https://www.kaya-guides.sg/surveys/contact/',
    'CONTACT_ENDPOINT: is a page of the site',
  ],
  ...localesOf({ config })
    .slice(1, 2)
    .flatMap((code): [string, string, string][] => [
      [
        'CONTACT_ENDPOINT',
        `https://www.kaya-guides.sg/surveys/${code}`,
        'CONTACT_ENDPOINT: is a page of the site',
      ],
      [
        'BASE_PATH',
        `/surveys/${code}`,
        `BASE_PATH: must not end in ${code}: the site adds the folders`,
      ],
    ]),
  ['SITE_URL', 'https://www.kaya-guides.sg/x', 'SITE_URL: must not contain a path'],
  ['BASE_PATH', 'surveys/', 'BASE_PATH: must start with a slash'],
  [
    'SECURITY_CONTACT',
    'me@kaya-guides.sg',
    'SECURITY_CONTACT: must start with mailto: or https://: ',
  ],
];

describe('each wrong detail and setting is reported in one line', () => {
  test.each(details)('%s: %j', async (place, value, reason) => {
    const shown = place.startsWith('brands')
      ? `public/brands/${value}.svg`
      : `site.config.ts: ${place}`;
    expect(linesOf(configWith(place, value), environment)).toEqual([
      expect.stringContaining(`${shown}: ${reason}`),
    ]);
  });

  test.each([
    ['facts.host.name', 'My Hosting'],
    ['facts.checked.by', 'Mei Tan'],
    ['topFive.1.name', 'Survey Site'],
  ])('%s: %s, which the documents show, is a sample', async (place, value) => {
    expect(linesOf(configWith(place, value), environment)).toEqual([
      expect.stringContaining(`site.config.ts: ${place}: is a sample`),
    ]);
  });

  test('none is offered the value that it has as an example', async () => {
    const copied = configWith(`${singapore}.uen`, '201812345M');
    const settings = { ...environment, AFFILIATE_ID: 'my-id' };
    expect(linesOf(copied, settings)).toEqual([
      expect.stringMatching(
        /companies\.singapore\.uen: is a sample, write your own .+: "201812345M"$/,
      ),
      expect.stringMatching(/^AFFILIATE_ID: is a sample, write your own .+: "my-id"$/),
    ]);
  });

  test.each([
    ['facts.host.name', 'Example Hosting', "name: 'My Hosting'"],
    ['facts.checked.by', 'TODO', "by: 'Mei Tan'"],
    ['topFive.1.name', '???', "name: 'Survey Site'"],
  ])('that %s is a sample comes with an example', async (place, value, example) => {
    expect(linesOf(configWith(place, value), environment)).toEqual([
      expect.stringMatching(new RegExp(`\\. Example: ${example}$`)),
    ]);
  });

  test.each(settings)('%s=%s', async (name, value, line) => {
    expect(linesOf(config, { ...environment, [name]: value })).toEqual([
      expect.stringContaining(line),
    ]);
  });

  test('every detail that docs/operating.md shows is a sample, or is shared by many companies', async () => {
    const shown = readFileSync('docs/operating.md', 'utf8');
    const [block = ''] = /^companies: \{.*?^\},/ms.exec(shown) ?? [];
    const details = [...block.matchAll(/^ {4}(\w+): '(.+)',$/gm)].map(([, field]) => field);
    const copied = runInNewContext(`({ ${block} })`);
    const faults = linesOf({ ...config, ...copied }, environment);
    const shared =
      'country city postalCode addressCountry registerCourt dataProtectionAuthority'.split(' ');
    expect(faults).toEqual(
      details
        .filter((field) => !shared.includes(field))
        .map((field) => expect.stringMatching(`\\.${field}: is a sample`)),
    );
  });

  test('where the city is a sample, so is its country', async () => {
    const faults = linesOf(configWith(`${germany}.city`, 'Berlin (Example)'), environment);
    expect(faults).toEqual([
      expect.stringContaining(`${germany}.postalCode: belongs to a city that is a sample`),
      expect.stringContaining(`${germany}.city: is a sample`),
      expect.stringContaining(`${germany}.addressCountry: belongs to a city that is a sample`),
    ]);
  });

  test('what an operator says on purpose passes', async () => {
    const said = {
      AFFILIATE_ID: '4343',
      CONTACT_ENDPOINT: 'simulate',
      SITE_ID: 'of the host',
      // Netlify sets it in every build.
      SITE_NAME: 'dashing-fox-123',
      SITE: 'x',
    };
    expect(readSettings(said)).not.toHaveProperty('SITE_NAME');
    const unregistered = configWith(`${singapore}.gstNumber`, 'none');
    expect(linesOf(unregistered, { ...environment, ...said })).toEqual([]);
  });

  test.each([
    ['CONTACT_ENDPOINT', 'https://www.kaya-guides.sg/surveys/contact-api'],
    ['CONTACT_ENDPOINT', 'https://www.kaya-guides.sg/contact/'],
    ['CONTACT_ENDPOINT', 'https://api.kaya-guides.sg/surveys/contact/'],
    ['BASE_PATH', '/de/umfragen'],
  ])('%s=%s passes', async (name, value) => {
    expect(linesOf(config, { ...environment, [name]: value })).toEqual([]);
  });

  test('names that other programs use are not ours', async () => {
    const { SITE_URL: _, BASE_PATH: __, ...others } = environment;
    expect(linesOf(config, { ...others, SITE: 'x', BASE: '/' })).toEqual([]);
  });

  test('samples may be published where that is said, and in private', async () => {
    const sampled = configWith(`${germany}.company`, 'Example Rewards GmbH');
    const without = { ...environment, AFFILIATE_ID: '' };
    expect(linesOf(sampled, without)).toHaveLength(2);
    expect(linesOf(sampled, { ...without, ALLOW_SAMPLE_DETAILS: '1' })).toEqual([]);
    expect(linesOf(sampled, { ...without, SITE_URL: '' })).toEqual([]);
  });
});

test.each([
  ['', true],
  ['1', false],
])('samples allowed: "%s"; of sample drawings a public build warns: %s', (allowed, isTold) => {
  const told = warningsOf(config, { ...environment, ALLOW_SAMPLE_DETAILS: allowed });
  expect(told.some((warning) => warning.startsWith('Sample drawings'))).toBe(isTold);
});

test('translations that have not followed an English text are reported in one line', () => {
  const textsIn = (title: string): Texts =>
    new Map(['en', 'de'].map((code) => [code, new Map([['header.title', title]])]));
  const sources = { config, messagesFolder: 'none' };
  const before = markedUpToDate(textsIn('Polls'), { english: {}, exceptions: {} }, [], []);
  expect(textWarnings(sources, textsIn('Polls'), before)).toEqual([]);
  expect(textWarnings(sources, textsIn('Surveys'), before)).toEqual([
    'English texts that translations have not followed: 1 (in de): `npm run messages` names them',
  ]);
});

test('a site that is no sample is warned of what is to be renewed', () => {
  const old = configWith('facts.copyrightYears.last', 2011);
  const told = expect.stringContaining('facts.copyrightYears.last is 2011');
  expect(warningsOf(old, environment)).toContainEqual(told);
  const sampled = { ...environment, ALLOW_SAMPLE_DETAILS: '1' };
  expect(warningsOf(old, sampled)).not.toContainEqual(told);
});

test.each([
  ['https://www.kaya-guides.sg', true],
  ['https://my-example.com', true],
  ['https://my-surveys.sg/with-a-fault', true],
  ['javascript:alert(1)', false],
  ['https://example.org', false],
  ['https://guide.example', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
])('%s is public: %s', (siteUrl, expected) => {
  expect(isPublic(siteUrl)).toBe(expected);
});
