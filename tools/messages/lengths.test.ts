import { lengthFaults } from './lengths';

const notes = { 'nav.tips': { longest: 6 } };
const faultsIn = (text: string, other = '') => lengthFaults({ nav: { tips: text, other } }, notes);

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
