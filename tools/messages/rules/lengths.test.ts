import { lengthFaults } from './lengths';
import { faultsOf } from './testing';

const inSixCharacters = { note: { longest: 6 } };

test.each([
  ['Tipps +', 7],
  ['チップス', 8],
  ['{n, plural, one {# dag} other {# dagen}}', 8],
  ['<b>{name, number} tips</b>', 7],
])('%s is as long as %i characters, and reported where there is less room', (text, width) => {
  expect(faultsOf(lengthFaults, text, inSixCharacters)).toEqual([
    `is as long as ${width} Latin characters, and notes.json allows 6: “${text}”`,
  ]);
});

test.each(['Tipps!', 'Ti\u00adpps!', 'ヒント', '{n, plural, other {# d}}'])(
  '%s is short enough',
  (text) => {
    expect(faultsOf(lengthFaults, text, inSixCharacters)).toEqual([]);
  },
);

test.each(['meta.title', 'pages.terms.meta.title'])('a long %s is reported', (key) => {
  expect(faultsOf(lengthFaults, 'x'.repeat(60), { key })).toEqual([]);
  expect(faultsOf(lengthFaults, 'x'.repeat(61), { key })).toEqual([
    expect.stringContaining('is too long for search results'),
  ]);
});

test('a text without a note may have any length', () => {
  expect(faultsOf(lengthFaults, 'x'.repeat(999), { key: 'nav.title' })).toEqual([]);
});
