import { isInRanges, parseUnicodeRanges } from './unicode-ranges';

test('one code point, a range and wild cards are read', () => {
  expect(parseUnicodeRanges('U+131, U+0152-0153,U+20??, u+??')).toEqual([
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2000, 0x20ff],
    [0, 0xff],
  ]);
});

test.each([
  ['A', true],
  ['Z', true],
  ['[', false],
  ['@', false],
  ['🙂', true],
])('%s is in A to Z or a smile: %s', (character, expected) => {
  expect(isInRanges(parseUnicodeRanges('U+41-5A, U+1F642'), character)).toBe(expected);
});
