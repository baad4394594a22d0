import { fitsSearchResult } from './search-results';

test.each([
  ['title', 'a', 60],
  ['title', 'あ', 32],
  ['title', '한', 32],
  ['description', 'ß', 155],
  ['description', '、', 85],
] as const)('a %s has room for as many %s as search results show: %i', (kind, letter, most) => {
  expect(fitsSearchResult(kind, letter.repeat(most))).toBe(true);
  expect(fitsSearchResult(kind, letter.repeat(most + 1))).toBe(false);
});

test('Latin letters in a Japanese title take their own, smaller room', () => {
  expect(fitsSearchResult('title', 'あ'.repeat(16) + 'a'.repeat(30))).toBe(true);
  expect(fitsSearchResult('title', 'あ'.repeat(16) + 'a'.repeat(31))).toBe(false);
});
