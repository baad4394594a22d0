import { rangesWith, unicodeRangePattern } from './unicode-ranges';

test.each([
  ['U+131', ['\u0131'], ['\u0130', '\u0132']],
  ['U+41-5A, U+1F642', ['A', 'Z', '🙂'], ['@', '[', '🙁']],
  ['U+20??,u+??', ['\u2000', '\u20ff', '\0', 'ÿ'], ['\u1fff', '\u2100', 'Ā']],
])('%s has its first and last characters, and none beside them', (ranges, inside, outside) => {
  const pattern = unicodeRangePattern(ranges);
  expect(inside.filter((character) => !pattern.test(character))).toEqual([]);
  expect(outside.filter((character) => pattern.test(character))).toEqual([]);
});

test('ranges with none of the characters are left out', () => {
  expect(rangesWith('aé€', 'U+??,U+131,U+20AC,U+2122')).toBe('U+??,U+20AC');
});
