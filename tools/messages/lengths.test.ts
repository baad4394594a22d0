import { lengthFaults } from './lengths';

const notes = { 'nav.tips': { longest: 6 } };
const faultsIn = (text: string, other = '') =>
  lengthFaults(
    { nav: { tips: 'Tips', other: 'Try again' } },
    { nav: { tips: text, other } },
    notes,
  );

test.each([
  ['Tipps +', 7],
  ['チップス', 8],
  ['{n, plural, one {# dag} other {# dagen}}', 8],
  ['<b>{name, number} tips</b>', 7],
])('%s is as long as %i characters', (text, width) => {
  expect(faultsIn(text)).toEqual([
    `nav.tips: is as long as ${width} Latin characters, and notes.json allows 6: “${text}”`,
  ]);
});

test.each(['Tipps!', 'Ti\u00adpps!', 'ヒント', '{n, plural, other {# d}}', 'Broken {n, plural'])(
  '%s is short enough',
  (text) => {
    expect(faultsIn(text, 'A longer text without a note')).toEqual([]);
  },
);

test('a text that is far longer than in English is named, whatever its place', () => {
  expect(faultsIn('Tipps', 'Versuchen Sie es bitte gleich wieder')).toEqual([]);
  expect(faultsIn('Tipps', 'もう一度お試しくださいませんでしょうか')).toEqual([]);
  expect(faultsIn('Tipps', 'Versuchen Sie es bitte gleich noch einmal')).toHaveLength(1);
  expect(faultsIn('Tipps', 'Versuchen Sie es '.repeat(9))).toEqual([
    expect.stringMatching(
      /^nav\.other: is as long as 153 Latin characters, and in English as 9: “Versuchen .*…”$/,
    ),
  ]);
  const [law, another] = ['A law. '.repeat(20), 'Ein Gesetz. '.repeat(30)];
  expect(lengthFaults({ law }, { law: another }, {})).toEqual([]);
  // A key that English has not is another check's fault.
  expect(lengthFaults({}, { nav: { tips: 'Tipps '.repeat(9) } }, {})).toEqual([]);
});
