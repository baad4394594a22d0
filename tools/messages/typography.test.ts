import { typographyFaults, typographyHints } from './typography';

test.each([
  ['en', 'He said "yes"', 'straight quotation mark'],
  ['fi', "rei'ittää", 'straight apostrophe'],
  ['fi', "{name}''n tutkimus", 'straight apostrophe'],
  ['fi', "Anna '{name}'", 'straight apostrophe'],
  ['en', 'Sending...', 'three full stops'],
  ['de', '{lowest, number} bis {highest, number} $', 'between a number and its sign'],
  ['en', '{n, plural, one {# site!} other {# sites}}', 'exclamation mark'],
  ['ja', 'ありがとう！', 'exclamation mark'],
  ['de', 'nach § 18 MStV', 'reference to a law'],
  ['de', 'nach Art. 6 DSGVO', 'reference to a law'],
  ['fr', 'Vraiment ?', 'U+202F'],
  ['fr', '<mail>Écrivez</mail>: vite', 'U+00A0 before :'],
  ['fr', '«Oui\u00a0»', 'after «'],
  ['pl', 'Gra w karty', 'word of one letter'],
])('%s: %s', (code, text, fault) => {
  expect(typographyFaults({ hero: { title: text } }, code)).toEqual([
    expect.stringMatching(`^hero.title: .*${fault.replaceAll('+', '\\+')}`),
  ]);
});

test.each([
  ['en', 'Is it {name}’s? Yes; it costs from $1 to $5: “fair”'],
  ['de', 'nach §\u00a018 Abs.\u00a02 MStV, 1–5\u00a0$'],
  ['fi', '{first, number}–{last, number} päivää – ei enempää'],
  ['fr', 'Vraiment\u202f? {name}\u00a0: «\u00a0oui\u00a0»\u202f; voilà'],
  ['pl', 'Gra w\u00a0karty, a\u00a0potem'],
  ['xx', 'Anything'],
])('%s: %s is right', (code, text) => {
  expect(typographyFaults({ hero: { title: text } }, code)).toEqual([]);
});

test('a quotation mark of another language is named, and an apostrophe is none', () => {
  const faultsIn = (text: string) => typographyFaults({ hero: { title: text } }, 'cs', '„“‚‘');
  expect(faultsIn('Řekl „ano“, d’Artagnan')).toEqual([]);
  expect(faultsIn('Řekl «ano»')).toEqual([
    'hero.title: has a quotation mark that is none of „“‚‘, the quotation_marks in the glossary: “Řekl «ano»”',
  ]);
});

test.each([
  ['„“‚‘', 'Die „Server-Protokolle„', '„ and “ not in turn'],
  ['„“‚‘', '“Server-Protokolle„', '„ and “ not in turn'],
  ['„“‚‘', 'Die „<b>Protokolle</b>', '„ and “ not in turn'],
  ['„“‚‘', 'Protokolle“ und „Pfade“', '„ and “ not in turn'],
  ['‘’“”', 'The ‘logs‘ aren’t', '‘ and ’ not in turn'],
])('of %s, %s has its marks in disorder', (marks, text, fault) => {
  expect(typographyFaults({ hero: { title: text } }, 'en', marks)).toEqual([
    expect.stringContaining(fault),
  ]);
});

test.each([
  ['„“‚‘', 'Die „<b>Protokolle</b>“ und „{name}“'],
  ['„“‚‘', '{n, plural, one {„Tag“} other {„Tage“}}'],
  ['‘’“”', 'The ‘logs’ aren’t the visitors’'],
  ['”’', 'Ett ”ord” till'],
  ['»«›‹', 'Die »Protokolle«'],
])('of %s, %s has its marks in order', (marks, text) => {
  expect(typographyFaults({ hero: { title: text } }, 'en', marks)).toEqual([]);
});

test('a language without rules of its own is named', () => {
  expect(typographyHints(['en', 'de', 'ja', 'fi'])).toEqual([
    'fi has no typography rules of its own in tools/messages/typography.ts, which is allowed',
  ]);
});

test('a word of thanks may be as loud as its language likes', () => {
  const form = { success: 'Thank you!', failure: 'Sorry!' };
  expect(typographyFaults({ pages: { contact: { form } } }, 'en')).toEqual([
    'pages.contact.form.failure: has an exclamation mark: “Sorry!”',
  ]);
});
