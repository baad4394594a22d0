import { englishLeft } from './english-left';
import { faultsOf } from './testing';

const english = 'It’s a fair use of spare minutes. Ask the Authority of Singapore (AS).';

test.each([
  ['It’s a fair use of spare minutes, ale…', 'It’s a fair use of spare minutes'],
  ['Ano: a fair <b>use</b> of spare minut', 'a fair use of spare'],
  ['Dobré fair use of spare minut', 'fair use of spare'],
])('words of the English text in a row are reported: %s', (text, row) => {
  expect(faultsOf(englishLeft, text, { code: 'cs', english })).toEqual([
    `has words of the English text, translate them: “${row.replaceAll('’', "'")}”`,
  ]);
});

test('English that is not that of the English text is known by its small words', () => {
  const text = 'Online surveys: how much do they pay?';
  expect(faultsOf(englishLeft, text, { english })).toEqual([
    'has words of English, translate it: “how”, “they”',
  ]);
});

test.each([
  ['cs', 'Dobré využití. Zeptejte se Ask the Authority of Singapore (AS).'],
  ['cs', 'Dobré využití of spare minutes.'],
  // Words that look like English ones.
  ['da', 'Du må have the, has og must efter en from sang.'],
  ['es', 'Es mejor que are donde has sembrado.'],
  ['nl', 'De these staat op één been.'],
  // Another check names this one.
  ['cs', english],
  ['en', 'Whatever they say, it’s what you have.'],
])('in %s, “%s” is right', (code, text) => {
  expect(faultsOf(englishLeft, text, { code, english })).toEqual([]);
});
