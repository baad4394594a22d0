/**
 * The faults of a site's files. What each rule finds in a text is tested beside it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../lib/testing/test-site';
import { messageFaults } from './check';

const [english, german] = testConfig.languages;
const [home, terms] = testConfig.pages;
const config = {
  ...testConfig,
  languages: [english, german],
  pages: [home, terms],
  brands: ['kopi'],
  homeSections: [{ id: 'brands', label: 'brands' }],
};

const meta = { title: 'Umfragen', description: 'Was sie zahlen' };
const en = {
  meta: { title: 'Paid surveys', description: 'What they pay' },
  header: { nav: { brands: 'Brands' } },
  hero: { title: 'Surveys, {minutes, number} minutes' },
  cta_section: { brands: { names: { kopi: 'Kopi' } } },
  pages: { terms: { meta, title: 'Terms', intro: 'In short' } },
};
const de = {
  meta: { title: 'Bezahlte Umfragen', description: 'Was sie zahlen' },
  header: { nav: { brands: 'Marken' } },
  hero: { title: 'Umfragen, {minutes, number} Minuten' },
  cta_section: { brands: { names: { kopi: 'Kopi' } } },
  pages: {
    terms: {
      meta: { ...meta, title: 'Regeln', description: 'Kurz' },
      title: 'Bedingungen',
      intro: 'Kurz gesagt',
    },
  },
};
const glossary = {
  terms: { survey: 'Umfrage' },
  searched_for: ['bezahlte Umfragen'],
  address: 'formal: Sie',
  quotation_marks: '„“',
};

const brand = 'cta_section.brands.names.kopi';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: object | string): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  writeFileSync(join(folder, name), text);
}

beforeEach(() => {
  rmSync(folder, { recursive: true });
  for (const name of ['glossary', 'legal-terms'])
    mkdirSync(join(folder, name), { recursive: true });
  write('en.json', en);
  write('de.json', de);
  write('notes.json', { [brand]: { same: 'all' } });
  write('glossary/en.json', {
    terms: { survey: 'survey' },
    searched_for: ['paid surveys'],
    address: 'you',
    quotation_marks: '‘’',
  });
  write('glossary/de.json', glossary);
});

const found = () =>
  messageFaults({ config, messagesFolder: folder }).filter(
    // The small site's texts name nothing that a law wants.
    ({ file }) => !file.includes('legal-terms'),
  );

const linesOf = (faults: ReturnType<typeof found>) =>
  faults.map(({ place, what }) => `${place}: ${what}`.replace(`${folder}/`, ''));

/** What any build is refused for. */
const faults = () => linesOf(found().filter(({ onlyPublic }) => !onlyPublic));

/** What only a build for the public is refused for. */
const publicFaults = () => linesOf(found().filter(({ onlyPublic }) => onlyPublic));

test('a site whose texts are right has no faults', () => {
  expect(linesOf(found())).toEqual([]);
});

test('faults are reported with file, line and key, in the order of the lines', () => {
  const { kopi: _, ...names } = { kopi: 'Kopi' };
  write('de.json', {
    ...de,
    hero: { title: 'Umfragen "{minutes, number}"' },
    cta_section: { brands: { names } },
    more: 'x',
  });
  expect(faults()).toEqual([
    'de.json:12: hero.title: has a straight quotation mark: use those of the language: “Umfragen "…"”',
    'de.json:16: cta_section.brands.names.kopi: is missing: site.config.ts has the brand kopi',
    'de.json:29: more: is no key of the English messages',
  ]);
});

test.each([
  ['arguments', 'Umfragen', 'lacks {minutes}'],
  ['plural forms', '{minutes, plural, few {#} one {#} other {#}}', 'has few'],
  ['lengths', `{minutes, number} ${'x'.repeat(30)}`, 'notes.json allows 20'],
  ['English', 'They said you would {minutes, number}', 'has words of English'],
  ['foreign markup', '**{minutes, number}**', 'has Markdown'],
  ['invisible characters', '{minutes, number} \u202eMinuten', 'U+202E'],
  ['quotation marks', '«{minutes, number}»', 'has a quotation mark'],
  ['currencies', '{minutes, number} $', 'has a dollar'],
  ['syntax', '{minutes, number', 'has invalid ICU syntax'],
])('every text is checked for %s', (_, title, fault) => {
  write('notes.json', { 'hero.title': { longest: 20 }, [brand]: { same: 'all' } });
  write('de.json', { ...de, hero: { title } });
  expect(faults()).toContainEqual(expect.stringMatching(`^de.json:\\d+: hero.title: .*`));
  expect(faults().join()).toContain(fault);
});

test('a text that is missing, empty, English or no text is reported', () => {
  const { intro: _, ...page } = de.pages.terms;
  write('de.json', {
    ...de,
    header: { nav: { brands: 3 } },
    hero: { title: '' },
    meta: { ...de.meta, title: en.meta.title },
    pages: { terms: page },
  });
  const [title, nav, hero, intro] = found();
  expect(linesOf([title, nav, hero, intro])).toEqual([
    expect.stringMatching(
      /^de\.json:3: meta\.title: is the same as in English: .* “Paid surveys”$/,
    ),
    'de.json:8: header.nav.brands: is not a text',
    'de.json:12: hero.title: is empty',
    expect.stringMatching(/^de\.json:\d+: pages\.terms\.intro: is missing/),
  ]);
  expect([title, nav, hero, intro].map(({ isUntranslated }) => isUntranslated)).toEqual([
    true,
    undefined,
    true,
    true,
  ]);
});

test('a text may be the English one if notes or glossary say so, and has to be if all languages share it', () => {
  const texts = { ...de, header: en.header };
  write('de.json', { ...texts, cta_section: { brands: { names: { kopi: 'Kaffee' } } } });
  expect(faults()).toEqual([
    expect.stringMatching(/header\.nav\.brands: is the same as in English/),
    expect.stringMatching(/names\.kopi: is the same in all languages.*“Kaffee”$/),
  ]);
  write('de.json', texts);
  write('glossary/de.json', { ...glossary, same_as_english: ['header.nav.brands'] });
  expect(faults()).toEqual([]);
  write('glossary/de.json', glossary);
  write('notes.json', { 'header.nav.brands': { same: 'some' }, [brand]: { same: 'all' } });
  expect(faults()).toEqual([]);
});

test.each([
  ['a brand', { brands: ['kopi', 'acme'] }, ['cta_section.brands.names.acme'], 'the brand acme'],
  [
    'a section in the navigation',
    { homeSections: [{ id: 'deals', label: 'deals' }, { id: 'about' }] },
    ['header.nav.deals'],
    'the section deals',
  ],
  [
    'a page',
    { pages: [home, terms, { ...terms, route: 'offers' }] },
    ['title', 'intro', 'meta.title', 'meta.description'].map((text) => `pages.offers.${text}`),
    'the page offers',
  ],
])('%s that site.config.ts has is asked for in every language', (_, change, keys, row) => {
  const lines = linesOf(
    messageFaults({ config: { ...config, ...change }, messagesFolder: folder }).filter(
      ({ onlyPublic }) => !onlyPublic,
    ),
  );
  for (const code of ['en', 'de'])
    for (const key of keys)
      expect(lines).toContainEqual(
        expect.stringMatching(`^${code}.json:\\d+: ${key}: is missing: site.config.ts has ${row}$`),
      );
  expect(lines).toHaveLength(2 * keys.length);
});

test('a language without a page must not have its texts', () => {
  const pages = [home, { ...terms, languages: ['en'] }];
  const lines = linesOf(messageFaults({ config: { ...config, pages }, messagesFolder: folder }));
  expect(lines.filter((line) => line.includes('is of a page'))).toHaveLength(4);
});

test('a file of a language that the site does not have is none of its messages', () => {
  write('xx.json', '{ no JSON');
  expect(faults()).toEqual([]);
  rmSync(join(folder, 'xx.json'));
});

test('a file that is missing or no JSON is reported, with the line, and the others are checked', () => {
  write('de.json', '{\n  "hero": \n}');
  expect(faults()).toEqual([expect.stringMatching(/^de\.json:3: is not valid JSON/)]);
  rmSync(join(folder, 'de.json'));
  expect(faults()).toEqual(['de.json: is missing']);
  rmSync(join(folder, 'glossary/de.json'));
  expect(publicFaults()).toEqual(['glossary/de.json: is missing']);
});

test('a key that stands twice is reported with both lines', () => {
  write('de.json', JSON.stringify(de, null, 2).replace('"description"', '"title"'));
  expect(faults()).toContain('de.json:4: meta.title: stands twice, first in line 3');
});

test('a file whose keys are paths with dots is reported once', () => {
  write('de.json', { 'meta.title': 'Bezahlte Umfragen', 'hero.title': 'x' });
  expect(faults()).toEqual([
    'de.json:2: meta.title: is a key with dots: export the file as nested JSON, { "hero": { "title": … } }',
  ]);
});

test('an English text that cannot be parsed is reported alone', () => {
  write('en.json', { ...en, hero: { title: 'Surveys {minutes' } });
  expect(faults()).toEqual([expect.stringMatching(/^en\.json:12: hero\.title: has invalid ICU/)]);
});

test('a glossary that the texts do not follow, and a note on nothing, are reported', () => {
  write('glossary/de.json', {
    ...glossary,
    terms: { survey: 'Befragung' },
    same_as_english: ['x'],
  });
  write('notes.json', { 'hero.titel': { about: 'x' } });
  expect(publicFaults()).toEqual([
    'glossary/de.json:3: terms.survey: no text uses “Befragung”',
    'glossary/de.json:11: same_as_english.0: x is no key of the messages',
  ]);
  expect(faults()).toEqual([
    'notes.json:2: hero.titel: has a note, and is no key of the messages',
    expect.stringContaining('names.kopi: is the same as in English'),
  ]);
});

test('a note whose message was removed just now is none on nothing: the message may come back', () => {
  write('notes.json', { [brand]: { same: 'all' }, 'hero.intro': { about: 'x' } });
  write('baseline.json', { pages: {}, english: { 'hero.intro': 'x' }, exceptions: {} });
  expect(faults()).toEqual([]);
});

/** Two more languages of the German one's company, and one of the English one's. */
const others = testConfig.languages.flatMap((row) => {
  if (row.code === 'pt-PT') return [{ ...row, company: english.company }];
  return ['no', 'ja'].includes(row.code) ? [row] : [];
});
const inFive = {
  config: { ...config, languages: [english, german, ...others] },
  messagesFolder: folder,
};

test('figures are compared with the other languages of the company, and only the public is kept from them', () => {
  const figures = { de: ' 16', 'pt-PT': '', no: ' 18', ja: ' 18' };
  for (const [code, figure] of Object.entries(figures))
    write(`${code}.json`, { ...de, header: { nav: { brands: `Marken${figure}` } } });
  const lines = messageFaults(inFive)
    .filter(({ file, what }) => file.endsWith('/de.json') && /\d/.test(what))
    .map(({ place, what, onlyPublic }) => [place.split(': ')[1], what, onlyPublic]);
  expect(lines).toEqual([
    ['header.nav.brands', 'has 16, where all other languages of its company have 18', true],
  ]);
});

test('a language is checked for its own width of marks', () => {
  for (const { code } of others)
    write(`${code}.json`, { ...de, hero: { title: '無料です. {minutes, number}' } });
  const files = messageFaults(inFive)
    .filter(({ what }) => what.startsWith('has a half-width mark'))
    .map(({ place }) => place.replace(`${folder}/`, ''));
  expect(files).toEqual(['ja.json:12: hero.title']);
});
