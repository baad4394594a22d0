import { searchResultFault } from './search-results';

test.each([
  ['title', 'a', 60],
  ['title', 'あ', 32],
  ['title', '한', 32],
  ['description', 'ß', 155],
  ['description', '、', 85],
] as const)('a %s has room for as many %s as search results show: %i', (kind, letter, most) => {
  expect(searchResultFault(kind, letter.repeat(most))).toBeUndefined();
  expect(searchResultFault(kind, letter.repeat(most + 1))).toContain(
    `show ${most} of its ${most + 1}`,
  );
});

test('Latin letters in a Japanese title take their own, smaller room', () => {
  expect(searchResultFault('title', 'あ'.repeat(16) + 'a'.repeat(30))).toBeUndefined();
  expect(searchResultFault('title', 'あ'.repeat(16) + 'a'.repeat(31))).toBeDefined();
});
