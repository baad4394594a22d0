import { titleLines, titleSize, titleWidth } from './title';

test.each([
  ['Contact', 80],
  ['Política de privacidad', 64],
  ['Datenschutzerklärung', 45],
  ['Paid online surveys: how to tell which sites are worth your time', 52],
  [`A title of many words, ${'which goes on and on '.repeat(3)}`, 52],
  ['利用規約', 80],
  ['プライバシーポリシー', 54],
  ['謝礼付き\u200bアンケート、\u200b時間をかける\u200b価値はある？', 56],
])('%s is set in %i pixels', (title, size) => {
  expect(titleSize(titleLines(title))).toBe(size);
});

test('the longest word fits between the edges', () => {
  // Letters of this word, which is one of the widest, are 0.585 of their size wide on average.
  expect(
    'spørreundersøkelser'.length * 0.585 * titleSize([['Betalte spørreundersøkelser']]),
  ).toBeLessThan(titleWidth);
});

test('Japanese lines end where its message says, Korean ones at a space', () => {
  expect(titleLines('謝礼付き\u200bアンケート、\u200b見分け方')).toEqual([
    ['謝礼付き', 'アンケート、', '見分け方'],
  ]);
  expect(titleLines('용돈\u00a0벌기, 시간이')).toEqual([['용돈\u00a0벌기, ', '시간이']]);
});

test.each([
  ['Terms of use', ['Terms of use']],
  ['Umfragen in Singapur: Lohnt sich das?', ['Umfragen in Singapur: ', 'Lohnt sich das?']],
  ['À Singapour\u00a0: cela vaut-il', ['À Singapour\u00a0: ', 'cela vaut-il']],
  ['Open 9:30', ['Open 9:30']],
])('a line of "%s" begins after its colon, and is else left to the drawing', (title, lines) => {
  expect(titleLines(title)).toEqual(lines.map((line) => [line]));
});
