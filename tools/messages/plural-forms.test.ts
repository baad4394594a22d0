import { pluralFaults } from './plural-forms';

const faultsIn = (code: string, text: string) => pluralFaults({ hero: { time: text } }, code);

test.each([
  ['pl', '{n, plural, one {#} many {#} other {#}}', '{n} lacks few'],
  [
    'pl',
    '{n, plural, one {#} fwe {#} other {#}}',
    '{n} lacks many, few; has fwe, which Polish does',
  ],
  ['fi', '{n, plural, one {#} two {#} other {#}}', '{n} has two, which Finnish does not have'],
  ['ja', '{n, plural, one {#} other {#}}', '{n} has one, which Japanese does not have'],
  ['fi', '{n, plural, other {#}}', '{n} lacks one'],
  ['fi', '{n, plural, =0 {none} other {#}}', '{n} lacks one'],
  ['en', '{n, selectordinal, one {#st} other {#th}}', '{n} lacks two, few'],
  ['de', '<b>{a, plural, one {{b, plural, other {#}}} other {#}}</b>', '{b} lacks one'],
])('%s: %s: %s', (code, text, fault) => {
  expect(faultsIn(code, text)).toEqual([expect.stringContaining(`hero.time: ${fault}`)]);
});

test.each([
  ['pl', '{n, plural, one {#} few {#} many {#} other {#}}'],
  ['fi', '{n, plural, =0 {none} =1 {one} other {#}}'],
  ['en', '{n, plural, offset:1 =0 {none} one {# more} other {# more}}'],
  // What CLDR wants for millions.
  ['es', '{n, plural, one {#} other {#}}'],
  ['es', '{n, plural, one {#} many {# de} other {#}}'],
  // A subtraction.
  ['en', '{n, plural, offset:12 other {#}}pm'],
  ['xx', '{n, plural, anything {#} other {#}}'],
  ['en', 'Broken {n, plural'],
])('%s: %s is right', (code, text) => {
  expect(faultsIn(code, text)).toEqual([]);
});
