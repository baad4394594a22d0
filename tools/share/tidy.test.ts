import fc from '../../lib/testing/fast-check';
import { namesIn, tidied } from './tidy.client';

test.each([
  ['Spring Sale 2027', 'spring-sale-2027'],
  ['  --Frühling & Été!! ', 'fruhling-ete'],
  ['Größe, Kjøbenhavn & Łódź', 'grosse-kjobenhavn-lodz'],
  ['a - b', 'a-b'],
  ['paid_social', 'paid_social'],
  ['Kaya.sg', 'kaya.sg'],
  ['ＦＢ　１', 'fb-1'],
  ['春のセール 2027', '春のセール-2027'],
  ['봄 세일', '봄-세일'],
  ['🎉 ❤️ !', ''],
])('%j becomes %j', (typed, name) => expect(tidied(typed)).toBe(name));

test('a tidy name stays as it is', () => {
  const isSettled = (typed: string) => expect(tidied(tidied(typed))).toBe(tidied(typed));
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isSettled));
});

test.each([
  ['Orchard, bugis,,  Bugis ', false, ['orchard', 'bugis']],
  ['a\r\nb，c、d;e；f', false, ['a', 'b', 'c', 'd', 'e', 'f']],
  [' Spring Sale, B ', true, ['Spring Sale, B']],
  [' , ', false, ['']],
  ['!, ?', false, ['']],
  ['!, a', false, ['a']],
])('%j, kept exactly: %s, holds %j', (typed, isExact, names) =>
  expect(namesIn(typed, isExact)).toEqual(names),
);
