import { differences } from './compare';

const base = {
  title: 'Hello {name}',
  count: '{n, plural, one {# apple} other {# apples}}',
  rich: 'Write <mail>us</mail>',
  nested: { date: 'On {day, date, long}' },
};

const same = {
  title: 'Hallo {name}',
  count: '{n, plural, other {# Äpfel}}',
  rich: '<mail>Schreiben</mail>',
  nested: { date: 'Am {day, date, short}' },
};

test('another text with the same keys, arguments and tags matches', () => {
  expect(differences(base, same)).toEqual([]);
});

test('a key of a page that the language does not have must be absent', () => {
  const isNeeded = (key: string) => key !== 'title';
  expect(differences(base, same, isNeeded)).toEqual([
    expect.stringMatching(/^title: is of a page/),
  ]);
  const { title, ...rest } = same;
  expect(differences(base, rest, isNeeded)).toEqual([]);
  expect(differences(base, rest)).toEqual(['title: is missing']);
});

const faults: [string, object, string[]][] = [
  ['a missing key', { nested: {} }, ['nested.date: is missing']],
  ['an extra key', { more: 'x' }, ['more: is not a key of the base language']],
  ['an empty string', { title: ' ' }, ['title: is empty']],
  ['a number', { title: 3 }, ['title: is not a text']],
  ['a list', { title: ['x'] }, ['title: is not a text']],
  ['a missing argument', { title: 'Hallo' }, ['title: lacks {name} (text)']],
  [
    'another argument',
    { title: 'Hallo {nome}' },
    ['title: has {nome} (text): is {name} (text) meant?'],
  ],
  [
    'an argument of another kind',
    { count: '{n}' },
    ['count: has {n} (text): is {n} (number) meant?'],
  ],
  [
    'an argument behind an apostrophe',
    { title: "Hallo '{name}'" },
    ["title: lacks {name} (text); a straight ' makes plain text of { or < behind it: write ’"],
  ],
  ['another tag', { rich: '<link>x</link>' }, ['rich: has <link>: is <mail> meant?']],
  [
    'a tag for an argument',
    { title: '<b>Hallo</b>' },
    ['title: lacks {name} (text); has <b>, which the base language has not'],
  ],
  [
    'broken syntax',
    { title: `Hallo\n\n<b>{name} ${'x'.repeat(80)}` },
    [`title: has invalid ICU syntax: unclosed tag at “<b>{name} ${'x'.repeat(50)}…”`],
  ],
];

test.each(faults)('%s is named', (_, change, expected) => {
  const lines = expected.map((text) => expect.stringContaining(text));
  expect(differences(base, { ...same, ...change })).toEqual(lines);
});
