import { slipFaults } from './slips';

const faultsIn = (text: unknown) => slipFaults({ nav: { close: text } }, 'fi');

test.each([
  ['(fi) Close', 'begins with (fi), as if it were still to translate: “(fi) Close”'],
  ['(TODO) Sulje', 'begins with (TODO, as if it were still to translate: “(TODO) Sulje”'],
  ['TODO Sulje', 'begins with TODO, as if it were still to translate: “TODO Sulje”'],
  ['Fixme: sulje', 'begins with Fixme, as if it were still to translate: “Fixme: sulje”'],
  ['Sulje ', 'begins or ends with a space: “Sulje ”'],
  ['\u00a0Sulje', 'begins or ends with a space: “\u00a0Sulje”'],
  ['Sulje  {name}', 'has two spaces: “Sulje  ”'],
  ['{n, plural, one {#  sivu} other {# sivua}}', 'has two spaces: “  sivu”'],
  ['Katso <source></source>', 'has nothing in <source>'],
])('%j', (text, fault) => {
  expect(faultsIn(text)).toEqual([`nav.close: ${fault}`]);
});

test.each([
  ['Sulje (fi)'],
  ['Todos'],
  ['Yksi.\n\nKaksi.'],
  ['{n, plural,  one {# sivu}  other {# sivua}}'],
  ['Katso <source>{name}</source>'],
  // Another check names these.
  ['<b>'],
  [' '],
  [3],
])('%j is right', (text) => {
  expect(faultsIn(text)).toEqual([]);
});
