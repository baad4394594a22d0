/**
 * What translators see of arguments is what the pages show: the components of the real site say so.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import config from '@/site.config';
import { ContactDetails } from '../../components/contact/contact-details';
import { InShort } from '../../components/home/in-short';
import { Pay } from '../../components/home/pay';
import { Process } from '../../components/home/process';
import { Questions } from '../../components/home/questions';
import { ScamCard } from '../../components/home/scam-card';
import { render } from '../../components/testing/render';
import { Byline, TextUpdated } from '../../components/ui/byline';
import { renderIn } from '../../lib/testing/next-intl-server';
import { localeNamed, testConfig, testSite, testSiteIn } from '../../lib/testing/test-site';
import english from '../../messages/en.json';
import { argumentValues, valueLines } from './argument-values';
import { flatten } from './catalog';
import { elementsOf } from './icu';

jest.mock('@/lib/current/page', () => ({
  currentPage: async () => ({ locale: 'de', route: 'home' }),
}));

const site = testSite({}, config);

test('each value is on the page', async () => {
  renderIn(localeNamed('de'));
  const parts = [
    <Byline key="" />,
    <TextUpdated key="" />,
    <InShort key="" />,
    <Pay key="" />,
    <Process key="" />,
    <Questions key="" />,
    <ScamCard key="" />,
  ];
  const texts = await Promise.all([...parts, <ContactDetails key="" />].map(render));
  const page = texts.map(({ textContent }) => textContent).join('\n');
  const { 'pages.updated': _, ...values } = argumentValues(site, localeNamed('de'));
  const others = Object.entries(values).filter(([key]) => !/^sources|privacy|five/.test(key));
  expect(others.length).toBeGreaterThan(7);
  for (const value of others.flatMap(([, shown]) => Object.values(shown)))
    expect(page).toContain(value);
});

/** Names, addresses and figures that are the same in every language, and one that is a message. */
const asTheyAre =
  'siteName operator authority host brand language email helpline helpdesk emergency year years zone'.split(
    ' ',
  );

test('no argument that a language writes by its rules is left out', () => {
  const values = argumentValues(site, localeNamed('en'));
  const missing = [...flatten(english)].flatMap(([key, text]) =>
    elementsOf(parse(text as string))
      .filter(({ type }) => type === TYPE.argument)
      .map((element) => ('value' in element ? String(element.value) : ''))
      .filter((name) => !asTheyAre.includes(name) && !values[key]?.[name])
      .map((name) => `${key} {${name}}`),
  );
  expect(missing).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'values-'));
afterAll(() => rmSync(folder, { recursive: true }));

const siteOf = (code: string) => ({ ...testSiteIn([code]), messagesFolder: folder });

test('a language with cases is shown what they depend on', () => {
  writeFileSync(join(folder, 'fi.json'), '{\n  "scams": {\n    "figures": "x"\n  }\n}');
  const { facts } = testConfig;
  expect(facts.jobScams).toMatchObject({ lost: 10_600_000, until: '2025-11-24' });
  const keys = ['scams.figures', 'hero.title', 'pages.contact.details.answers_in'];
  const lines = valueLines(siteOf('fi'), localeNamed('fi'), keys);
  expect(lines.map((line) => line.replaceAll('\u00a0', ' ').replace(`${folder}/`, ''))).toEqual([
    'fi.json:3: scams.figures: {until} is “24. marraskuuta 2025”, {lost} is “10,6 miljoonaa”',
    'fi.json:1: hero.title: no argument is written by the rules of the language',
    'fi.json:1: pages.contact.details.answers_in: {languages} is “saksa tai englanti”',
  ]);
});

test('a plural is shown in its forms', () => {
  const time = '{n, plural, one {<b># minut</b>} few {# minute} other {# de {unit}}}';
  writeFileSync(join(folder, 'ro.json'), JSON.stringify({ hero: { time } }));
  const lines = valueLines(siteOf('ro'), localeNamed('ro'), ['hero.time']);
  expect(lines).toEqual([
    expect.stringMatching(/: hero\.time: \{n\} is “1 minut”, “2 minute”, “5 minute”, “20 de …”$/),
  ]);
});
