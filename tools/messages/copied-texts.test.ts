/** Texts copied into a language that nothing is known of: the project's own, and Romanian beside its Italian. */
import { primaryCode } from '../../lib/site/languages';
import { type Catalog, flatten } from './compare';
import { copiedTexts, type Messages } from './copied-texts';
import { messageFile, readJson } from './report';

/** Whatever languages the site has now, these are the ones whose shared words were measured. */
const codes = 'en da de es fr it nl no pl pt-BR pt-PT sv tr ja ko'.split(' ');
const shipped = new Map<string, Messages>(
  codes.map((code) => [code, flatten(readJson(messageFile('messages', code)) as Catalog)]),
);
const textsOf = (code: string): Messages => shipped.get(code) ?? new Map();
const german = textsOf('de');

const copiedIn = (texts: Messages) => copiedTexts(texts, shipped, 'id');

test('a whole file of German is named text by text', () => {
  const found = copiedIn(german);
  const long = [...german].filter(([, text]) => String(text).length >= 120).map(([key]) => key);
  expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(long));
  expect([...new Set(found.map(({ from }) => from))]).toEqual(['de']);
});

test('a paragraph of German, also one with a few words changed, is named alone', () => {
  const key = 'pages.terms.sections.liability.text';
  const paragraphs = String(german.get(key)).split('\n\n');
  const left = paragraphs.reduce((one, other) => (one.length > other.length ? one : other));
  const mixed = (paragraph: string) =>
    new Map([[key, `Kami bertanggung jawab atas kerugian yang kami sebabkan.\n\n${paragraph}`]]);
  expect(copiedIn(mixed(left))).toEqual([{ key, from: 'de', text: left }]);
  expect(copiedIn(mixed(`Kami ${left}`))).toHaveLength(1);
  expect(copiedIn(mixed(''))).toEqual([]);
});

test('no language of the site is taken for another one, however near', () => {
  for (const code of codes)
    expect(copiedTexts(translated(code), shipped, primaryCode(code))).toEqual([]);
});

/** The texts that are not English. */
function translated(code: string): Messages {
  const english = textsOf('en');
  return new Map([...textsOf(code)].filter(([key, text]) => english.get(key) !== text));
}

test('two kinds of a language share texts, which no other two would', () => {
  expect(copiedTexts(translated('pt-PT'), shipped, 'gl').length).toBeGreaterThan(20);
});

test('prose of a near language is its own, and labels and names are nobody’s', () => {
  const texts = (title: string) => new Map([['hero.title', title]]);
  const all = new Map([
    ['en', texts('Paid surveys by Starbucks Singapore')],
    ['it', texts('I siti di sondaggi online pagano somme piccole. Nessuno chiede denaro.')],
    ['de', texts('Bezahlte Umfragen')],
  ]);
  const romanian = 'Site-urile de sondaje online plătesc sume mici. Nimeni nu cere bani.';
  for (const own of [romanian, 'Bezahlte Umfragen', 'Starbucks Singapore Starbucks'])
    expect(copiedTexts(texts(own), all, 'ro')).toEqual([]);
});
