import { pluralFaults } from './plural-forms';
import { faultsOf } from './testing';

const faultsIn = (code: string, text: string, english = text) =>
  faultsOf(pluralFaults, text, { code, english });

test.each([
  ['pl', '{n, plural, one {#} many {#} other {#}}', '{n} lacks few'],
  [
    'pl',
    '{n, plural, one {#} fwe {#} other {#}}',
    '{n} lacks many, few; {n} has fwe, which Polish does',
  ],
  ['fi', '{n, plural, one {#} two {#} other {#}}', '{n} has two, which Finnish does not have'],
  ['ja', '{n, plural, one {#} other {#}}', '{n} has one, which Japanese does not have'],
  ['fi', '{n, plural, other {#}}', '{n} lacks one'],
  ['fi', '{n, plural, =0 {none} other {#}}', '{n} lacks one'],
  ['en', '{n, selectordinal, one {#st} other {#th}}', '{n} lacks two, few'],
  ['de', '<b>{a, plural, one {{b, plural, other {#}}} other {#}}</b>', '{b} lacks one'],
])('%s: %s: %s', (code, text, fault) => {
  expect(faultsIn(code, text).join('; ')).toContain(fault);
});

test.each([
  ['pl', '{n, plural, one {#} few {#} many {#} other {#}}'],
  ['fi', '{n, plural, =0 {none} =1 {one} other {#}}'],
  ['en', '{n, plural, offset:1 =0 {none} one {# more} other {# more}}'],
  // What CLDR wants for millions.
  ['es', '{n, plural, one {#} other {#}}'],
  ['es', '{n, plural, one {#} many {# de} other {#}}'],
  // A subtraction.
  ['xx', '{n, plural, anything {#} other {#}}'],
])('%s: %s is right', (code, text) => {
  expect(faultsIn(code, text)).toEqual([]);
});

const english = '{n, plural, one {# minute} other {# minutes}}';

test.each([
  [
    'ro',
    '{n, plural, one {# minut} few {minute} other {# de minute}}',
    ['lacks # in few', '0, 2…'],
  ],
  [
    'ro',
    '{n, plural, one {# minut} few {4 minute} other {# de minute}}',
    ['lacks # in few', '0, 2…'],
  ],
  [
    'ro',
    '{n, plural, one {# minut} few {# minute} other {de minute}}',
    ['lacks # in other', '20, 21…'],
  ],
  ['de', '{n, plural, one {eine Minute} other {Minuten}}', ['lacks # in other', '0, 2…']],
  ['fr', '{n, plural, one {une minute} other {# minutes}}', ['lacks # in one', '0, 1:']],
  [
    'es',
    '{n, plural, one {#} many {de minutos} other {#}}',
    ['lacks # in many', '1000000, 2000000:'],
  ],
  ['ja', '<b>{n, plural, other {分}}</b>', ['lacks # in other', '0, 1…']],
  ['xx', '{n, plural, other {minutes}}', ['lacks # in other', '0, ']],
])('in %s, %s does not write every number', (code, text, [fault, numbers]) => {
  const [line, ...others] = faultsIn(code, text, english);
  expect(line).toContain(`{n} ${fault}, which stands for ${numbers}`);
  expect(others).toEqual([]);
});

test.each([
  ['ro', '{n, plural, one {un minut} few {# minute} other {# de minute}}'],
  ['de', '{n, plural, =1 {eine Minute} one {1 Minute} other {{n, number} Minuten}}'],
  ['de', '{n, number} {n, plural, one {Minute} other {Minuten}}'],
  [
    'de',
    '{n, plural, one {letzte} other {letzten}} <b>{n, plural, one {Minute} other {# Minuten}}</b>',
  ],
  ['pl', '{n, plural, one {#} few {#} many {#} other {minuty}}'],
])('in %s, %s writes every number', (code, text) => {
  expect(faultsIn(code, text, english)).toEqual([]);
});

test('a form without its number, or with another one, is right where English has one', () => {
  const text = '{n, plural, one {Umfrage} other {Umfragen}}';
  expect(faultsIn('de', text, '{n, plural, one {survey} other {surveys}}')).toEqual([]);
  const hours = '{n, plural, one {# Stunde von 24} other {# Stunden von 24}}';
  expect(faultsIn('de', hours, '{n, plural, one {# hour of 24} other {# hours of 24}}')).toEqual(
    [],
  );
});
