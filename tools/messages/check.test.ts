/** The faults of files, on a site of two languages. What each check finds in a text is told by the tests beside it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../lib/testing/test-site';
import { faultsByFile, messageFaults, publicFaultsByFile, unusedLanguages } from './check';

const [english, german] = testConfig.languages;
const [home, terms] = testConfig.pages;
const config = { ...testConfig, languages: [english, german], pages: [home, terms] };

const en = {
  meta: { title: 'Paid surveys', description: 'What they pay' },
  hero: { title: 'Paid surveys, what they pay, and how to tell an honest site' },
  brands: { kopi: 'Kopi' },
  pages: { terms: { title: 'Terms' } },
};
const de = {
  meta: { title: 'Bezahlte Umfragen', description: 'Was sie zahlen' },
  hero: { title: 'Bezahlte Umfragen: was sie zahlen und wie man seriöse erkennt' },
  brands: { kopi: 'Kopi' },
  pages: { terms: { title: 'Bedingungen' } },
};
const glossary = {
  terms: { survey: 'Umfrage' },
  searched_for: ['bezahlte Umfragen'],
  address: 'formal: Sie',
  quotation_marks: '„“',
};
const notes = { 'brands.kopi': { same: 'all' } };

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
  write('notes.json', notes);
  write('glossary/en.json', {
    terms: { survey: 'survey' },
    searched_for: ['paid surveys'],
    address: 'you',
    quotation_marks: '‘’',
  });
  write('glossary/de.json', glossary);
});

/** Each fault without the folder. */
function relative(faults: string[]): string[] {
  return faults.map((fault) => fault.replace(`${folder}/`, ''));
}

const faults = () => relative([...faultsByFile({ config }, folder).values()].flat());

const publicFaults = async () =>
  relative([...(await publicFaultsByFile({ config }, folder)).values()].flat()).filter(
    // The small site's texts name nothing that a law wants.
    (fault) => !/^legal-terms\/(en|de)\.json(:| is missing)/.test(fault),
  );

test('a site whose texts are right has no faults', async () => {
  expect(faults()).toEqual([]);
  expect(await publicFaults()).toEqual([]);
});

test('a fault is told with file, line and key', () => {
  write('de.json', { ...de, hero: { title: 'Umfragen!' } });
  expect(faults()).toEqual(['de.json:7: hero.title: has an exclamation mark: “Umfragen!”']);
});

test('faults are told in the order of the lines', () => {
  write('de.json', {
    ...de,
    hero: { title: 'Umfragen!' },
    pages: { terms: { title: 'Terms ' }, more: { title: 'Mehr' } },
  });
  const lines = faults().map((fault) => fault.replace(/: .*/, ''));
  expect(lines).toEqual(['de.json:7', 'de.json:14', 'de.json:17']);
});

test('a page of the registry without texts is named', () => {
  write('en.json', { ...en, pages: {} });
  write('de.json', { ...de, pages: {} });
  expect(faults()).toEqual([
    'en.json:12: pages.terms: is missing, and site.config.ts has the page',
  ]);
});

test('a file that is no JSON is named, with the line', () => {
  write('de.json', '{\n  "hero": \n}');
  expect(faults()).toEqual([expect.stringMatching(/^de\.json:3: is not valid JSON/)]);
});

test('a text that was left in English is named, unless it is marked', () => {
  write('de.json', { ...de, pages: { terms: { title: 'Terms' } }, brands: { kopi: 'Kaffee' } });
  expect(faults()).toEqual([
    expect.stringMatching(/^de\.json:10: brands\.kopi: is the same in all languages.*“Kaffee”$/),
    expect.stringMatching(/^de\.json:14: pages\.terms\.title: is the same as in English.*“Terms”$/),
  ]);
  write('de.json', { ...de, pages: { terms: { title: 'Terms' } } });
  write('glossary/de.json', { terms: {}, same_as_english: ['pages.terms.title'] });
  expect(faults()).toEqual([]);
  rmSync(join(folder, 'glossary/de.json'));
  write('notes.json', { ...notes, 'pages.terms.title': { same: 'some' } });
  expect(faults()).toEqual([]);
});

test('a glossary that marks a key wrongly is named, with the line of the key', () => {
  const same_as_english = ['brands.kopi', 'hero.titel', 'hero.title'];
  write('glossary/de.json', { terms: {}, same_as_english });
  expect(faults()).toEqual([
    'glossary/de.json:5: same_as_english.hero.titel: is no key',
    'glossary/de.json:6: same_as_english.hero.title: is not the same as in English: “Bezahlte Umfragen: was sie zahlen und wie man seriöse erkenn…”',
  ]);
});

test('a key that stands twice is named', () => {
  write('de.json', JSON.stringify(de, null, 2).replace('"description"', '"title"'));
  expect(faults()).toContain('de.json:4: meta.title: stands twice, also in line 3');
});

test('wrong plural forms and unfinished texts are named, in English, too', () => {
  write('en.json', { ...en, hero: { title: '{n, plural, other {# surveys}}' } });
  write('de.json', {
    ...de,
    hero: { title: '(de) {n, plural, one {Umfrage} other {# Umfragen}}' },
  });
  expect(faults()).toEqual([
    'en.json:7: hero.title: {n} lacks one',
    expect.stringMatching(/^de\.json:7: hero\.title: begins with \(de\)/),
  ]);
});

test.each(['de.json', 'glossary/de.json'])(
  'what follows from %s that is no JSON is not told',
  async (name) => {
    const same_as_english = ['pages.terms.title'];
    write('de.json', { ...de, pages: { terms: { title: 'Terms' } } });
    write('glossary/de.json', { ...glossary, same_as_english });
    write(name, '{ x');
    const lines = [...faults(), ...(await publicFaults())];
    expect(lines).toEqual([expect.stringMatching(`^${name}:1: is not valid JSON`)]);
  },
);

test('a note on a key that there is not is named', () => {
  write('notes.json', { ...notes, 'hero.subtitle': { about: 'x' } });
  expect(faults()).toEqual([expect.stringContaining('hero.subtitle: has a note')]);
});

test('a title that search results would cut is named', () => {
  write('en.json', { ...en, meta: { ...en.meta, title: 'Paid surveys: what they pay' } });
  write('de.json', { ...de, meta: { ...de.meta, title: 'Umfragen,'.repeat(8) } });
  expect(faults()).toEqual([
    'de.json:3: meta.title: is too long for search results, which show 60 of its 72 characters',
  ]);
});

test('a file that is not there is named', () => {
  rmSync(join(folder, 'de.json'));
  expect(faults()).toEqual(['de.json is missing']);
});

test.each(['fi.json', 'glossary/fi.json', 'legal-terms/fi.json'])(
  '%s without a row is told, and forbids nothing',
  (name) => {
    expect(unusedLanguages({ config }, folder)).toEqual([]);
    write(name, {});
    expect(faults()).toEqual([]);
    expect(unusedLanguages({ config }, folder)).toEqual([
      `Files in ${folder}/ without a row in site.config.ts are not used: fi. Add rows to languages, or leave the files where they are, so that new versions merge`,
    ]);
  },
);

test('only the public is kept from a language without glossary and legal terms', async () => {
  rmSync(join(folder, 'glossary/de.json'));
  expect(await messageFaults({ config }, folder, false)).toEqual([]);
  const lines = relative(await messageFaults({ config }, folder, true));
  expect(lines).toEqual(expect.arrayContaining(['glossary/de.json is missing']));
  expect(lines).toEqual(expect.arrayContaining(['legal-terms/de.json is missing']));
});

test('a company that there is not is another check’s to tell', async () => {
  const languages = [english, { ...german, company: 'germny' }];
  const site = { config: { ...config, languages } };
  const lines = relative(await messageFaults(site, folder, true));
  expect(lines.filter((line) => !/^legal-terms.* is missing$/.test(line))).toEqual([]);
});

test('a file in another encoding is named, with the line', () => {
  const text = JSON.stringify(de, null, 2);
  writeFileSync(join(folder, 'de.json'), Buffer.from(text, 'latin1'));
  expect(faults()).toEqual([expect.stringMatching(/^de\.json:7: is not UTF-8/)]);
});

test('a glossary and legal terms of another shape are named, with the line', async () => {
  write('glossary/de.json', { ...glossary, searched_for: 'Umfragen' });
  write('legal-terms/de.json', { governingLaw: 'Recht' });
  const report = await publicFaultsByFile({ config }, folder);
  expect(relative(report.get(join(folder, 'legal-terms/de.json')) ?? [])).toEqual([
    expect.stringMatching(/^legal-terms\/de\.json:2: governingLaw: must be a list of texts/),
  ]);
  expect(relative(report.get(join(folder, 'glossary/de.json')) ?? [])).toEqual([
    expect.stringMatching(/^glossary\/de\.json:5: searched_for: must be a list of texts/),
  ]);
});

test('quotation marks are those of the glossary', () => {
  write('de.json', { ...de, hero: { title: 'Was heißt “gut bezahlt”?' } });
  expect(faults()).toEqual([
    expect.stringMatching(/^de\.json:7: .* none of „“, the quotation_marks/),
  ]);
});

test('a text that is too long for its place is named', () => {
  write('notes.json', { ...notes, 'meta.title': { longest: 12 } });
  expect(faults()).toEqual([
    expect.stringMatching(/^de\.json:3: meta\.title: is as long as 17 Latin characters/),
  ]);
});

test('a paragraph that one of a company’s languages has lost is named', () => {
  const codes = ['de', 'nl', 'sv'];
  const languages = [english, ...codes.map((code) => ({ ...german, code }))];
  const title = 'One.\n\nTwo.';
  write('en.json', { ...en, hero: { title } });
  for (const code of codes) write(`${code}.json`, { ...de, hero: { title: 'Eins.\n\nZwei.' } });
  write('nl.json', { ...de, hero: { title: 'Eins. Zwei.' } });
  const report = faultsByFile({ config: { ...config, languages } }, folder);
  expect(relative([...report.values()].flat())).toEqual([
    expect.stringMatching(/^nl\.json:7: hero\.title: has 1 of 2 paragraphs/),
  ]);
});

test('damaged letters and English words are named', () => {
  write('de.json', { ...de, hero: { title: 'Umfragen, what they pay, and how to…, seriÃ¶s' } });
  expect(faults()).toEqual([
    expect.stringContaining('de.json:7: hero.title: has words of the English text'),
    expect.stringContaining('de.json:7: hero.title: has characters that were UTF-8'),
  ]);
});

test('only the public is kept from English in disguise', async () => {
  write('de.json', {
    ...de,
    hero: { title: 'Online surveys: how much do they pay, are they honest?' },
  });
  expect(faults()).toEqual([]);
  expect(await publicFaults()).toEqual([
    expect.stringContaining('de.json:7: hero.title: reads as English, not German: “Online surveys'),
  ]);
});

test('a fault is told once', async () => {
  write('de.json', { ...de, hero: { title: en.hero.title } });
  expect(faults()).toEqual([expect.stringContaining('hero.title: is the same as in English')]);
  expect(await publicFaults()).toEqual([]);
});

test('a language with faults is asked for its glossary and its own words, too', async () => {
  write('de.json', {
    ...de,
    hero: { title: 'Online surveys: how much do they pay, are they honest?!' },
  });
  rmSync(join(folder, 'glossary/de.json'));
  expect(faults()).toEqual([expect.stringContaining('has an exclamation mark')]);
  expect(await publicFaults()).toEqual([
    'glossary/de.json is missing',
    expect.stringContaining('reads as English'),
  ]);
});
