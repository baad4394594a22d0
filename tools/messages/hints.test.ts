/** The hints of files, on a site of five languages. What each check finds in a text is told by the tests beside it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../lib/testing/test-site';
import { hintsByFile } from './hints';

const [english, german] = testConfig.languages;
const codes = ['de', 'nl', 'sv', 'da'];
const config = {
  ...testConfig,
  languages: [english, ...codes.map((code) => ({ ...german, code }))],
};

const folder = mkdtempSync(join(tmpdir(), 'hints-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: object | string): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  writeFileSync(join(folder, name), text);
}

const texts = { age: 'Unter 18 Jahren?', law: 'Eins.\n\nZwei.', end: 'Das Ende.' };
const terms = { country: 'DE', rights: ['Auskunft', 'Löschung'] };

beforeEach(() => {
  mkdirSync(join(folder, 'legal-terms'), { recursive: true });
  write('en.json', { age: 'Under 18?', law: 'One.', end: 'The end.' });
  for (const code of codes) {
    write(`${code}.json`, texts);
    write(`legal-terms/${code}.json`, terms);
  }
});

const hints = (languages = config.languages) =>
  [...hintsByFile({ config: { ...config, languages } }, folder).values()]
    .flat()
    .map((line) => line.replace(`${folder}/`, ''));

test('languages that are alike give no hint', () => {
  expect(hints()).toEqual([]);
});

test('figures, paragraphs, full stops and terms unlike all others are named with their lines', () => {
  write('sv.json', { age: 'Under 16 år?', law: 'Ett. Två.', end: 'Slut' });
  write('legal-terms/sv.json', { country: 'DE', rights: ['Auskunft'] });
  expect(hints()).toEqual([
    expect.stringMatching(/^sv\.json:2: age: has 16, .*; lacks 18/),
    expect.stringMatching(/^sv\.json:3: law: has 1 of at least 2 paragraphs/),
    expect.stringMatching(/^sv\.json:4: end: ends without a full stop/),
    expect.stringMatching(/^legal-terms\/sv\.json:3: rights: names 1 of/),
  ]);
});

test('a figure that the legal terms name is meant', () => {
  write('sv.json', { ...texts, age: 'Under 18 år? Lag 2018' });
  expect(hints()).toHaveLength(1);
  write('legal-terms/sv.json', { ...terms, rights: ['Lag 2018', 'Radering'] });
  expect(hints()).toEqual([]);
});

test('a language of another company is not compared', () => {
  write('sv.json', { age: 'Under 16 år?', law: 'Ett.', end: 'Slut' });
  const languages = config.languages.map((row) =>
    row.code === 'sv' ? { ...row, company: english.company } : row,
  );
  expect(hints(languages)).toEqual([]);
});

test('files that are missing or no JSON are other checks’ to tell', () => {
  write('sv.json', '{ x');
  write('legal-terms/nl.json', '{ x');
  rmSync(join(folder, 'legal-terms/da.json'));
  expect(hints()).toEqual([]);
});
