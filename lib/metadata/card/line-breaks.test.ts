import fc from '../../testing/fast-check';
import { balancedLines, phrases, widthOf } from './line-breaks';

test('Japanese is broken between phrases, and a last character stays with its word', () => {
  expect(phrases('謝礼付きオンラインアンケート：答えがいのある5サイトの見つけ方')).toEqual([
    '謝礼付き',
    'オンラインアンケート：',
    '答えがいのある',
    '5サイトの',
    '見つけ方',
  ]);
});

test('Korean is broken at its spaces alone', () => {
  expect(balancedLines('시간이 아깝지 않은 사이트', 6)).toEqual(['시간이 아깝지', '않은 사이트']);
});

test('lines are even rather than filled', () => {
  expect(balancedLines('one two three four', 9)).toEqual(['one two', 'three four']);
});

test('a word that is too wide has a line of its own', () => {
  expect(balancedLines('an immeasurable word', 5)).toEqual(['an', 'immeasurable', 'word']);
});

test('no word is lost, and no line of several words is too wide', () => {
  const text = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 });
  fc.assert(
    fc.property(text, fc.integer({ min: 4, max: 20 }), (words, width) => {
      const lines = balancedLines(words.join(' '), width);
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const line of lines.filter((one) => one.includes(' '))) {
        expect(widthOf(line)).toBeLessThanOrEqual(width);
      }
    }),
  );
});
