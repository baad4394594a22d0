import { leftInEnglish } from './english-left';

const english = 'It’s a fair use of spare minutes. Ask the Authority of Singapore (AS).';
const faultsIn = (text: unknown) =>
  leftInEnglish({ hero: { title: english } }, { hero: { title: text } });

test.each([
  ['It’s a fair use of spare minutes, ale…', 'a fair use of spare minutes'],
  ['Ano: a fair <b>use</b> of spare minut', 'a fair use of spare'],
])('%s', (text, row) => {
  expect(faultsIn(text)).toEqual([
    expect.stringMatching(
      `^hero.title: has words of the English text, translate them: “.*${row}”$`,
    ),
  ]);
});

test.each([
  ['Dobré využití. Zeptejte se Ask the Authority of Singapore (AS).'],
  ['Dobré využití of spare minutes.'],
  // Another check names these.
  [english],
  [3],
])('%s is right', (text) => {
  expect(faultsIn(text)).toEqual([]);
});
